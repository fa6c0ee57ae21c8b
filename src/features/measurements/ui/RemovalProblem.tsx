import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { MeasurementConflict } from '../api/save-measurement'

/** A measurement was not deleted (spec section 8). */
export function RemovalProblem({ error }: { error: Error }) {
  return (
    <ErrorBox>
      {error instanceof MeasurementConflict ? (
        <Trans>This measurement was changed elsewhere. Look at it once more before you delete it.</Trans>
      ) : (
        <Trans>Failed to delete measurement. Please try again.</Trans>
      )}
    </ErrorBox>
  )
}
