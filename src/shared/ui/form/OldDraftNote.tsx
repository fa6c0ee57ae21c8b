import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { RestoredNote } from './RestoredNote'
import { UnreadableTexts } from './UnreadableTexts'

type Props = {
  /** Answers what was typed in an earlier version and does not fit the form any more. */
  find: () => string[]
  onDiscard: () => void
}

/** Shows what was typed before an update that changed the form, as it was typed; nothing where all fits. */
export function OldDraftNote({ find, onDiscard }: Props) {
  const [texts, setTexts] = useState(find)
  if (texts.length === 0) return null
  const handleDiscard = () => {
    onDiscard()
    setTexts([])
  }
  return (
    <div>
      <RestoredNote onDiscard={handleDiscard}>
        <Trans>
          You typed this before an update that changed the form. Enter it again where you need it.
        </Trans>
      </RestoredNote>
      <UnreadableTexts texts={texts} />
    </div>
  )
}
