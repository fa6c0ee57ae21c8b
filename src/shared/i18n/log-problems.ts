import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for the codes that the forms of all logs share: of shared/lib/log-fields and shared/lib/amount. */
export const logProblems = {
  dayRequired: msg`Choose a day`,
  dayTooEarly: msg`Choose a day after the year 1999`,
  dayInFuture: msg`This day is still to come. Choose today or an earlier day`,
  notesLong: msg`Notes have at most 2000 characters`,
  notNumber: msg({ message: 'Enter a number, for example {proposed}' }),
  ambiguous: msg({ message: 'This can be read in two ways. Write {proposed}' }),
  negative: msg`Enter 0 or more`,
  tooFine: msg`At most one digit after the decimal sign`,
} satisfies Record<string, MessageDescriptor>
