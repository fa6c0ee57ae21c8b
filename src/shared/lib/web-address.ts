import { cleanText } from './clean-text'

const longest = 300
const web = /^https?:\/\//i
/** A host with a dot, such as 'example.com:8080/path'; a bare 'name:' is some other scheme. */
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}][\p{L}\p{N}-]*(:\d{1,5})?([/?#]|$)/u
const acceptedByDatabase = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[^\s<>"]*)?$/i

/**
 * Reads the address of a web page as people type it; 'example.com' becomes 'https://example.com'.
 * @returns undefined for an empty text; 'notWebAddress' for any other scheme, for '//example.com', for an address with a
 *   user's name or without a dot in its host; 'addressLong' past 300 characters
 */
export function readWebAddress(typed: string): URL | undefined | 'notWebAddress' | 'addressLong' {
  const text = cleanText(typed)
  if (text === '') return undefined
  if (!web.test(text) && !bareHost.test(text)) return 'notWebAddress'
  const url = parse(web.test(text) ? text : `https://${text}`)
  if (!url || !isPlainWebPage(url)) return 'notWebAddress'
  return addressText(url).length > longest ? 'addressLong' : url
}

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

const isPlainWebPage = (url: URL) =>
  (url.protocol === 'https:' || url.protocol === 'http:') &&
  url.username === '' &&
  url.password === '' &&
  url.hostname.includes('.') &&
  acceptedByDatabase.test(addressText(url))

/** The address as it is kept: without the slash that a browser puts behind a bare host. */
export const addressText = (url: URL): string =>
  url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href

/**
 * An address that was stored, for a link.
 * @returns undefined for anything but a web page: other clients of the API are not trusted to have checked
 */
export function safeLink(stored: string | null): URL | undefined {
  const url = readWebAddress(stored ?? '')
  return url instanceof URL ? url : undefined
}
