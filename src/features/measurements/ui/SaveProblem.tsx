import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AppError } from '@/shared/api/app-error'
import { ErrorBox } from '@/shared/ui/ErrorBox'

type Props = {
  error: Error
  /** The edited measurement was deleted elsewhere. */
  isGone: boolean
  onSaveAsNew: () => void
}

/** That the measurement was not saved, and what to do (spec section 8); the form keeps its content. */
export function SaveProblem({ error, isGone, onSaveAsNew }: Props) {
  const { t } = useLingui()
  const isOffline = error instanceof AppError && error.code === 'network'
  if (!isGone)
    return (
      <ErrorBox>
        <Trans>Failed to save measurement. Please try again.</Trans>
        {isOffline && ` ${t`You seem to be offline. What you entered is kept on this device.`}`}
      </ErrorBox>
    )
  return (
    <ErrorBox
      action={
        <Button variant="default" onClick={onSaveAsNew}>
          <Trans>Save as a new entry</Trans>
        </Button>
      }
    >
      <Trans>This measurement was deleted elsewhere. What you entered is still here.</Trans>
    </ErrorBox>
  )
}
