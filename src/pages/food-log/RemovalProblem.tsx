import { Trans, useLingui } from '@lingui/react/macro'
import { MealConflict } from '@/features/food-log'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'

/** A meal was not deleted, and why. */
export function RemovalProblem({ error }: { error: Error }) {
  const { i18n } = useLingui()
  const why = i18n._(errorText(error))
  return (
    <ErrorBox>
      {error instanceof MealConflict ? (
        <Trans>This meal was changed elsewhere. Look at it once more before you delete it.</Trans>
      ) : (
        <Trans>The meal was not deleted. {why}</Trans>
      )}
    </ErrorBox>
  )
}
