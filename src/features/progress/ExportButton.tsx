import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@/shared/ui/icons'
import type { CsvExport } from './use-csv-export'

/** Starts the export and says that it is under way. */
export function ExportButton({ state, start }: CsvExport) {
  const isPreparing = state === 'preparing'
  return (
    <>
      <Button
        variant="light"
        loading={isPreparing}
        leftSection={<IconDownload className="icon" aria-hidden />}
        onClick={start}
      >
        <Trans>Export report</Trans>
      </Button>
      <span role="status" className="vh">
        {isPreparing && <Trans>Preparing the report…</Trans>}
      </span>
    </>
  )
}
