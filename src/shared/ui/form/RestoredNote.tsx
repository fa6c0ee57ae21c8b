import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { QuietNote } from '../QuietNote'

/** Says that something unsaved is back in the form, and how to be rid of it. */
export function RestoredNote({ children, onDiscard }: { children: ReactNode; onDiscard: () => void }) {
  return (
    <QuietNote
      action={
        <Button variant="subtle" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      }
    >
      {children}
    </QuietNote>
  )
}
