import * as z from 'zod/mini'
import { withoutHiddenSigns } from './hidden-signs'
import { cleanText } from './clean-text'

/** Counted as the database counts: an emoji is one character. */
export const isAtMost = (length: number) => (text: string) => Array.from(text).length <= length

/** Makes a text of a form what `cleanText` makes of it; stands in front of every other check. */
export const cleaned = z.overwrite(cleanText)

/** What a person is called, cleaned, and without signs that are not seen: the column name of profiles. */
export const nameField = z
  .string()
  .check(
    z.overwrite(withoutHiddenSigns),
    cleaned,
    z.minLength(1, 'nameRequired'),
    z.refine(isAtMost(120), 'nameLong'),
  )

/**
 * A text that may be left out, cleaned; null then.
 * @param most characters
 * @param problem the code for more
 */
export const optionalText = (most: number, problem: string) =>
  z.pipe(
    z.string().check(cleaned, z.refine(isAtMost(most), problem)),
    z.transform((text) => text || null),
  )
