/**
 * Turns an upload as a form, which is how browsers and supabase-js send a file, into one of the bare bytes: Lite finds the
 * file of a form only under one name, while a hosted project takes it under any.
 *
 * @param request any request
 * @returns the upload as bare bytes, or the request as it was when it is no such form
 */
export async function unwrapForm(request: Request): Promise<Request> {
  const isUpload = /^\/storage\/v1\/object\/./.test(new URL(request.url).pathname)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  if (!isUpload || !isForm) return request
  const form = await request.formData().catch(() => new FormData())
  const file = [...form.values()].find((value) => typeof value !== 'string') ?? new Blob([])
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}
