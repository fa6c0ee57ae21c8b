import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import classes from './Dialog.module.css'

/** The header of a dialog is no second banner of the page. */
export const notABanner = { header: { role: 'presentation' } }

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** The buttons at the end, the filled one last; they stay in sight while the content scrolls. */
  buttons?: ReactNode
  /** Its place in the `Modal.Stack` around it, where it opens over another dialog: Esc closes the top one only. */
  stackId?: string
}

/** Something to look at or to decide over the page. Esc and a press outside close it; focus returns to the opener. */
export function Dialog({ opened, onClose, title, children, size = 'md', buttons, stackId }: Props) {
  const { t } = useLingui()
  const returnToOpener = useOpener(opened, stackId !== undefined)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      stackId={stackId}
      onExitTransitionEnd={returnToOpener}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      radius="lg"
      padding="lg"
      overlayProps={{ className: classes.overlay }}
      classNames={{
        title: classes.title,
        content: classes.content,
        header: classes.header,
        body: classes.body,
      }}
      transitionProps={{ duration: 120 }}
      attributes={notABanner}
    >
      {children}
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </Modal>
  )
}

/**
 * Mantine returns the focus, but not from a dialog that was made open, and in a stack the dialog below then takes it to its
 * own start.
 */
function useOpener(opened: boolean, isStacked: boolean): (() => void) | undefined {
  const opener = useRef<Element>(null)
  const [wasMadeOpen] = useState(opened)
  useEffect(() => {
    if (opened) opener.current = document.activeElement
  }, [opened])
  const giveBack = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }, [])
  useEffect(() => (wasMadeOpen ? giveBack : undefined), [wasMadeOpen, giveBack])
  return isStacked || wasMadeOpen ? giveBack : undefined
}
