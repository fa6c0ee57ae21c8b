/** Text as it is compared in a search: case, accents and the dots of ё do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')

/**
 * How well a text answers a search, all of whose words must be in it.
 * @param typed as it was typed
 * @returns 0 where it begins with what was typed, 1 where each word begins one of its words, 2 where they stand anywhere;
 *   undefined where it does not answer
 */
export function matchRank(text: string, typed: string): 0 | 1 | 2 | undefined {
  const [within, sought] = [plain(text), plain(typed).trim()]
  const words = sought.split(/\s+/)
  if (sought === '' || !words.every((word) => within.includes(word))) return undefined
  if (within.startsWith(sought)) return 0
  const starts = within.split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 1 : 2
}
