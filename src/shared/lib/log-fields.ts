import * as z from 'zod/mini'
import { firstDay, isDay, today } from './day'
import { cleaned, isAtMost } from './text-fields'

const longestNotes = 2_000

/** The day of a log entry: today or earlier. Its problems have words in shared/i18n/log-problems. */
export const dayField = z.string().check(
  z.refine(isDay, { error: 'dayRequired', abort: true }),
  z.refine((day) => day >= firstDay, 'dayTooEarly'),
  z.refine((day) => day <= today(), 'dayInFuture'),
)

/** The notes of a log entry, cleaned. */
export const notesField = z.string().check(cleaned, z.refine(isAtMost(longestNotes), 'notesLong'))
