export type DecimalProblem = 'notNumber' | 'ambiguous'

const groupSpaces = /(?<=\d)[\u0020\u00a0\u2009\u202f](?=\d{3}(?!\d))/g

const withoutSpaces = (typed: string): string => typed.trim().replace('\u2212', '-').replace(groupSpaces, '')

/**
 * Reads a number as people type it, in either language: '93,5', '93.5', '1 234,5', '1,234.5'.
 * @returns the number; undefined for an empty field; a problem for what is not, or might not be, that number:
 *   '1e3' and ',' are no numbers, '1,234' may be twelve hundred or one and a quarter
 */
export function readDecimal(typed: string): number | undefined | DecimalProblem {
  const text = withoutSpaces(typed)
  if (text === '') return undefined
  const grouped = /^(-?\d{1,3})(?:,(\d{3}))+\.\d+$|^(-?\d{1,3})(?:\.(\d{3}))+,\d+$/.test(text)
  if (grouped) return Number(withoutGroups(text))
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'ambiguous'
  if (!/^-?(\d+([.,]\d+)?|[.,]\d+)$/.test(text)) return 'notNumber'
  return Number(text.replace(',', '.'))
}

/** What an ambiguous number may be: '1,234' is 1234 by thousands and 1.234 by decimals. */
export function readBothWays(ambiguous: string): { thousands: number; decimals: number } {
  const text = withoutSpaces(ambiguous)
  return { thousands: Number(text.replace(/[.,]/, '')), decimals: Number(text.replace(',', '.')) }
}

/** Reads a number that can only be whole: there the sign in '1,800' parts thousands. All else is as in `readDecimal`. */
export function readWhole(typed: string): number | undefined | DecimalProblem {
  const read = readDecimal(typed)
  return read === 'ambiguous' ? readBothWays(typed).thousands : read
}

function withoutGroups(text: string): string {
  const decimalAt = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  return `${text.slice(0, decimalAt).replace(/[.,]/g, '')}.${text.slice(decimalAt + 1)}`
}

/** How many digits stand behind the point, as read: 93.55 has 2, 0.0000001 has 7. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  const [, behind = ''] = digits.split('.')
  return Math.max(0, behind.length - Number(exponent))
}
