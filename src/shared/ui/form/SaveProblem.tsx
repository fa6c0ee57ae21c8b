import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorBox } from '../ErrorBox'

type Props = {
  /** That the entry was not saved, and why. */
  failure: ReactNode
  /** The edited entry was deleted elsewhere. */
  isGone: boolean
  onSaveAsNew: () => void
}

/** An entry was not saved, and what to do; the form keeps its content. */
export function SaveProblem({ failure, isGone, onSaveAsNew }: Props) {
  if (!isGone) return <ErrorBox>{failure}</ErrorBox>
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
