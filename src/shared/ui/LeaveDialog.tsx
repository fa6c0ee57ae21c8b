import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { session } from '../auth/session-store'
import { ConfirmDialog } from './ConfirmDialog'

type Props = {
  isUnsaved: boolean
  /** What is not saved, and what becomes of it. */
  children: ReactNode
}

/** Asks before the screen is left with something unsaved; a session that ends does not wait for an answer. */
export function LeaveDialog({ isUnsaved, children }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && current.pathname !== next.pathname && session.get().status === 'signed-in',
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      text={children}
      confirmLabel={<Trans>Leave</Trans>}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  )
}
