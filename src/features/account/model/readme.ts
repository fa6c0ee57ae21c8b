import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const contents: Record<string, MessageDescriptor> = {
  'data.json': msg`everything, as the app stores it`,
  tables: msg`the same as tables, one file for each kind of entry`,
  photos: msg`the photos of your meals`,
  'profile-pictures': msg`your picture`,
  attachments: msg`files of your messages and documents of your profile`,
}

/** What the archive says of itself. @param missing files that could not be had, by their names in it */
export function readmeText(i18n: I18n, missing: readonly string[]): string {
  const lines = [
    i18n._(msg`Everything that Day&Plate keeps of you.`),
    '',
    ...Object.entries(contents).map(([name, text]) => `${name}: ${i18n._(text)}`),
    ...(missing.length > 0
      ? ['', i18n._(msg`These files are named somewhere and are no longer there:`), ...missing]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n`
}
