import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { failureText } from '../model/failure-text'

type Props = {
  error: Error
  /** The words of the spec (section 8). */
  text: MessageDescriptor
  /** The edited entry was deleted elsewhere. */
  isGone: boolean
  onSaveAsNew: () => void
}

/** The entry was not saved, and what to do; the form keeps its content (DESIGN.md section 4). */
export function SaveProblem({ error, text, isGone, onSaveAsNew }: Props) {
  const { i18n } = useLingui()
  if (!isGone) return <ErrorBox>{failureText(i18n, text, error)}</ErrorBox>
  return (
    <ErrorBox
      action={
        <Button variant="default" onClick={onSaveAsNew}>
          <Trans>Save as a new entry</Trans>
        </Button>
      }
    >
      <Trans>This entry was deleted elsewhere. What you entered is still here.</Trans>
    </ErrorBox>
  )
}
