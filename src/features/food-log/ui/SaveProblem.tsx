import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { saveProblemText } from '../model/save-problem'

type Props = {
  error: Error
  /** The edited meal was deleted elsewhere. */
  isGone: boolean
  onSaveAsNew: () => void
}

/** Why the meal was not saved, and what to do; the form keeps its content (DESIGN.md section 4). */
export function SaveProblem({ error, isGone, onSaveAsNew }: Props) {
  const { i18n } = useLingui()
  if (!isGone) return <ErrorBox>{i18n._(saveProblemText(error))}</ErrorBox>
  return (
    <ErrorBox
      action={
        <Button variant="default" onClick={onSaveAsNew}>
          <Trans>Save as a new meal</Trans>
        </Button>
      }
    >
      <Trans>This meal was deleted elsewhere. What you entered is still here.</Trans>
    </ErrorBox>
  )
}
