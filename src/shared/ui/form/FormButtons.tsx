import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsWide } from '../../lib/use-is-wide'
import { SaveBar } from '../SaveBar'
import classes from './FormButtons.module.css'
import { keepFocus } from './keep-focus'

type Props = {
  formId: string
  isEditing: boolean
  /** There is something to save or to discard. */
  isDirty: boolean
  isSaving: boolean
  /** What a pressed Save waits for, in words; nothing when it does not wait. */
  waitingText?: ReactNode
  onCancel: () => void
}

/**
 * Save and Cancel: at the end of the form, or, on a small screen with an entry in hand, in place of the bottom bar.
 * There is one Save at any time.
 */
export function FormButtons({ formId, isEditing, isDirty, isSaving, waitingText, onCancel }: Props) {
  const isWide = useIsWide()
  const isOpen = isEditing || isDirty
  const cancel = isOpen && (
    <Button variant="subtle" onClick={onCancel} disabled={isSaving}>
      <Trans>Cancel</Trans>
    </Button>
  )
  const save = (
    <Button type="submit" form={formId} loading={isSaving || Boolean(waitingText)} onMouseDown={keepFocus}>
      {isEditing ? <Trans>Update entry</Trans> : <Trans>Save</Trans>}
    </Button>
  )
  return (
    <>
      {waitingText && (
        <p role="status" className="muted small">
          {waitingText}
        </p>
      )}
      {isOpen && !isWide ? (
        <SaveBar>
          {cancel}
          {save}
        </SaveBar>
      ) : (
        <div className={classes.buttons}>
          {save}
          {cancel}
        </div>
      )}
    </>
  )
}
