import * as z from 'zod/mini'

/** Counted as the database counts: an emoji is one character. */
export const isAtMost = (length: number) => (text: string) => Array.from(text).length <= length

/** What a person is called, trimmed: the column name of profiles. */
export const nameField = z
  .string()
  .check(z.trim(), z.minLength(1, 'nameRequired'), z.refine(isAtMost(120), 'nameLong'))

/**
 * A text that may be left out, trimmed; null then.
 * @param most characters
 * @param problem the code for more
 */
export const optionalText = (most: number, problem: string) =>
  z.pipe(
    z.string().check(z.trim(), z.refine(isAtMost(most), problem)),
    z.transform((text) => text || null),
  )
