/**
 * Whether a key opens the whole database and so must never be kept in a browser: a key of the form `sb_secret_…`, or a
 * token whose role is not one of the two public ones.
 */
export function isSecretKey(key: string): boolean {
  if (/^sb_secret_/i.test(key)) return true
  const role = roleOfToken(key)
  return role !== undefined && role !== 'anon' && role !== 'authenticated'
}

function roleOfToken(key: string): unknown {
  const payload = key.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined
  } catch {
    return undefined // not a token: the backend decides
  }
}
