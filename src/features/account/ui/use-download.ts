import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AppError } from '@/shared/api/app-error'
import { today } from '@/shared/lib/day'
import { saveFile } from '@/shared/lib/file/save-file'
import { latestOnly } from '@/shared/lib/latest-only'
import { showToast } from '@/shared/ui/toast-store'
import { exportAccount } from '../api/export-account'

const contents: Record<string, MessageDescriptor> = {
  'data.json': msg`everything, as the app stores it`,
  tables: msg`the same as tables, one file for each kind of entry`,
  photos: msg`the photos of your meals`,
  'profile-pictures': msg`your picture`,
  attachments: msg`files of your messages and documents of your profile`,
}

/** What the archive says of itself. @param missing files that could not be had, by their names in it */
function readmeText(i18n: I18n, missing: readonly string[]): string {
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

/** Gathers everything of a user and hands it over as one file; leaving the screen ends it. */
export function useDownload(userId: string) {
  const { i18n } = useLingui()
  const [running] = useState(latestOnly)
  const [fraction, setFraction] = useState<number>()
  const { mutate, error, data, isPending } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      exportAccount({
        userId,
        locale: i18n.locale,
        readme: (missing) => readmeText(i18n, missing),
        onProgress: setFraction,
        signal,
      }),
    onSuccess: ({ archive }) => {
      saveFile(archive, `day-and-plate-${today()}.zip`)
      showToast({ text: msg`Your data is in the downloads of this device` })
    },
  })
  useEffect(() => () => running.end(), [running])
  const isCancelled = error instanceof AppError && error.code === 'cancelled'

  return {
    isPending,
    /** How much of the files is there, 0 to 1; undefined as long as that is not known. */
    fraction,
    error: isCancelled ? null : error,
    /** How many files the last download could not have. */
    missing: data?.missing.length ?? 0,
    start: () => {
      setFraction(undefined)
      mutate(running.start())
    },
    cancel: () => running.end(),
  }
}
