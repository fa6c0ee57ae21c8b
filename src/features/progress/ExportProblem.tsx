import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import type { CsvExport } from './use-csv-export'

/** Nothing, unless the export has failed. */
export function ExportProblem({ state, start }: CsvExport) {
  if (state !== 'failed') return null
  return (
    <ErrorBox onRetry={start}>
      <Trans>The report could not be exported. Check your connection and try again.</Trans>
    </ErrorBox>
  )
}
