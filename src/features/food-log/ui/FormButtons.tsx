import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useIsWide } from '@/shared/lib/use-is-wide'
import { SaveBar } from '@/shared/ui/SaveBar'
import classes from './FormButtons.module.css'

type Props = {
  formId: string
  isEditing: boolean
  /** There is something to save or to discard. */
  isDirty: boolean
  isSaving: boolean
  isWaitingForPhoto: boolean
  onCancel: () => void
}

/**
 * Save and Cancel: at the end of the form, or, on a small screen with a meal in hand, in place of the bottom bar.
 * There is one Save at any time.
 */
export function FormButtons({ formId, isEditing, isDirty, isSaving, isWaitingForPhoto, onCancel }: Props) {
  const isWide = useIsWide()
  const isOpen = isEditing || isDirty
  const cancel = isOpen && (
    <Button variant="subtle" onClick={onCancel} disabled={isSaving}>
      <Trans>Cancel</Trans>
    </Button>
  )
  const save = (
    <Button type="submit" form={formId} loading={isSaving || isWaitingForPhoto}>
      {isEditing ? <Trans>Update entry</Trans> : <Trans>Save</Trans>}
    </Button>
  )
  return (
    <>
      {isWaitingForPhoto && (
        <p role="status" className="muted small">
          <Trans>Saving as soon as the photo is there…</Trans>
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
