import { msg } from '@lingui/core/macro'

/** Words that the forms of exercise, sleep and mood share. */
export const entryTexts = {
  changedElsewhere: msg`This entry was changed elsewhere`,
  restored: msg`Your unsaved entry is back.`,
  otherDay: (day: string) => msg`This entry will be saved on ${day}.`,
  notSaved: msg`Your entry is not saved yet. It stays on this device, and you find it here when you come back.`,
}
