import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for the problems of a number filter, see `readNumberFilter`. */
export const numberTexts: Record<string, MessageDescriptor> = {
  notNumber: msg`Enter a number`,
  ambiguous: msg`Write this number without a separator`,
  negative: msg`At least 0`,
  notWhole: msg`Whole years only`,
  tooLarge: msg`This is too large`,
}
