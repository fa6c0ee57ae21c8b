import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the archive says of itself. @param missing files that could not be had, by their names in it */
export function readmeText(i18n: I18n, missing: readonly string[]): string {
  const lines = [
    i18n._(msg`Everything that Day&Plate keeps of you.`),
    '',
    i18n._(msg`data.json: all of it, as the app stores it`),
    i18n._(msg`tables: the same as tables, one file for each kind of entry`),
    i18n._(msg`photos: the photos of your meals`),
    i18n._(msg`profile-pictures: your picture`),
    i18n._(msg`attachments: files of your messages and documents of your profile`),
  ]
  if (missing.length > 0)
    lines.push('', i18n._(msg`These files are named somewhere and are no longer there:`), ...missing)
  return `${lines.join('\r\n')}\r\n`
}
