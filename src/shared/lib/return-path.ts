/**
 * Where to go after sign-in, when it is a path of this app.
 * @param value what the address carries; anybody may have written it
 * @returns the path, or undefined for anything that could lead to another site
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  const here = 'https://app.invalid'
  if (!URL.canParse(value, here)) return undefined
  const url = new URL(value, here)
  return url.origin === here ? url.pathname + url.search + url.hash : undefined
}
