import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'

/** The conversations did not load: why, and another try. */
export function LoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  const why = i18n._(errorText(error))
  return (
    <ErrorBox
      action={
        <Button variant="default" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The messages did not load. {why}</Trans>
    </ErrorBox>
  )
}
