import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { type CsvTable, writeCsv } from '@/shared/lib/csv'
import { saveFile } from '@/shared/lib/file/save-file'
import { showToast } from '@/shared/ui/toast-store'

export type CsvExport = {
  state: 'idle' | 'preparing' | 'failed'
  start: () => void
}

/**
 * Makes a CSV file in the reader's language and gives it to the user.
 * @param name of the file
 * @param prepare reads what goes into it, the heading first
 */
export function useCsvExport(name: string, prepare: () => Promise<CsvTable>): CsvExport {
  const { i18n } = useLingui()
  const [state, setState] = useState<CsvExport['state']>('idle')

  async function make(): Promise<void> {
    setState('preparing')
    try {
      const text = writeCsv(await prepare(), i18n.locale)
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
      setState('idle')
      showToast({ text: msg`Report saved as ${name}` })
    } catch {
      setState('failed')
    }
  }

  return { state, start: () => void make() }
}
