const hostedName = /^([a-z0-9-]+\.)+supabase\.(co|in)$/
const loopbackName = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads the database URL of /setup: blanks around it are dropped, `https://` is
 * put before it where no scheme is, and the host is one of the provider's or this very machine.
 * @param typed what stands in the field
 * @returns the origin alone, or undefined for anything that is not such an address
 */
export function readBackendUrl(typed: string): string | undefined {
  const trimmed = typed.trim()
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(complete)) return undefined
  const { protocol, hostname, origin, username, password } = new URL(complete)
  if (username || password) return undefined
  const isLoopback = loopbackName.test(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback)
  return isSafe && (isLoopback || hostedName.test(hostname)) ? origin : undefined
}
