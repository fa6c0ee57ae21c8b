import type { Keys } from './keys.ts'

const openPaths = [
  /^\/auth\/v1\/(callback|authorize|verify)$/,
  /^\/auth\/v1\/\.well-known\//,
  /^\/storage\/v1\/object\/(public|sign)\/[^/]+\/./,
  /^\/storage\/v1\/render\/image\/(public|sign)\//,
]

/**
 * Refuses requests that do not name the project, as the gateway of a hosted project does.
 *
 * Open are what a browser follows as a plain link (mails, public and signed files) and preflight requests.
 *
 * @returns the refusal, or `undefined` to go on
 */
export function refuseStranger(request: Request, keys: Keys): Response | undefined {
  const url = new URL(request.url)
  const isPlainRead = request.method === 'GET' || request.method === 'HEAD'
  if (request.method === 'OPTIONS') return undefined
  if (isPlainRead && openPaths.some((path) => path.test(url.pathname))) return undefined
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey')
  if (key === keys.publishableKey || key === keys.secretKey) return undefined
  return Response.json(
    key
      ? { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' }
      : {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
    { status: 401, headers: { 'access-control-allow-origin': '*' } },
  )
}
