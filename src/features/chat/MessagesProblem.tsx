import { Trans, useLingui } from '@lingui/react/macro'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'

/** Messages or conversations did not load: why, and another try. */
export function MessagesProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  const why = i18n._(errorText(error))
  return (
    <ErrorBox onRetry={onRetry}>
      <Trans>The messages did not load. {why}</Trans>
    </ErrorBox>
  )
}
