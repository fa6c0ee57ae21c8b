const methods = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD'
const exposed = 'Content-Range, Content-Location, Content-Encoding, Content-Length, Preference-Applied'

/**
 * Answers the question of a browser whether a page of another origin may send its request: any page may, since nothing here
 * rests on cookies.
 *
 * @returns the answer, or `undefined` when the request is no such question
 */
export function answerPreflight(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    },
  })
}

/** Lets a page of any origin read the response. */
export function readableAnywhere(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', exposed)
  headers.delete('access-control-allow-credentials')
  const body = [204, 304].includes(response.status) ? null : response.body
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
