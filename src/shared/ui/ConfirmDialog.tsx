import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ConfirmDialog.module.css'
import { notABanner } from './Dialog'

type Props = {
  opened: boolean
  /** The question. */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The verb of the question, never just 'OK'. */
  confirmLabel: ReactNode
  /** What a no means, where 'Cancel' would be read as the verb of the question. */
  cancelLabel?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** What is confirmed removes something for good. */
  danger?: boolean
  /** The confirmed work is under way: the dialog stays until it has ended. */
  pending?: boolean
}

/** Asks before something that cannot be undone. Esc and a press outside are a no; focus returns to the opener. */
export function ConfirmDialog({
  opened,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  pending = false,
}: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      centered
      radius="lg"
      padding="lg"
      withCloseButton={false}
      closeOnEscape={!pending}
      closeOnClickOutside={!pending}
      classNames={{ title: classes.title, content: classes.content, header: classes.header }}
      overlayProps={{ className: classes.overlay }}
      transitionProps={{ duration: 120 }}
      attributes={notABanner}
    >
      <div className={classes.body}>
        <p className="muted">{text}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel} disabled={pending} data-autofocus>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button onClick={onConfirm} loading={pending} className={danger ? classes.danger : undefined}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
