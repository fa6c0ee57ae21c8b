import { avatarTints } from './theme/tokens'

/**
 * The letters that stand for a person without a picture.
 * @returns the first letters of the first and last word, in capitals; '?' where the name has no word
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word) => Array.from(word ?? '')[0] ?? '').join('')
  return letters.toLocaleUpperCase() || '?'
}

/** A person's colour: by id, so that two of one name differ and a new name changes nothing (LOOK.md 'Avatars'). */
export function tintOf(id: string): (typeof avatarTints)[number] {
  const sum = Array.from(id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return avatarTints[sum % avatarTints.length] ?? avatarTints[0]
}
