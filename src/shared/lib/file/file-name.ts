import { withoutHiddenSigns } from '../hidden-signs'

/** The name as the database keeps it: what could be a path on some device, or is not seen, is no part of a name. */
export function cleanFileName(name: string): string {
  const letters = Array.from(withoutHiddenSigns(name), (letter) =>
    letter < ' ' || '/\\\x7f'.includes(letter) || /\p{Surrogate}/u.test(letter) ? '_' : letter,
  )
  if (letters.length <= 255) return letters.join('').trim() || '_'
  return [...letters.slice(0, 240), '…', ...letters.slice(-14)].join('')
}

/** The part of a name behind its last point, in lower case; empty where that is none, as in a date. */
export function endingOf(name: string): string {
  const ending = /\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[1] ?? ''
  return /\p{L}/u.test(ending) ? ending.toLowerCase() : ''
}

/** @param extension without the dot; takes the place of the ending that the name has */
export function withEnding(name: string, extension: string): string {
  const ending = endingOf(name)
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1)
  return cleanFileName(`${stem}.${extension}`)
}
