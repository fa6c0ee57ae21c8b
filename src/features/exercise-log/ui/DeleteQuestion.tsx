import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'

/** What is asked about; it keeps its words while the dialog closes. */
export type Asked<R> = { row: R; isOpen: boolean }

type Props<R> = {
  /** Undefined until something was asked. */
  asked: Asked<R> | undefined
  title: ReactNode
  /** The entry in words. */
  name: (row: R) => string
  onConfirm: (row: R) => void
  onClose: () => void
}

/** Asks before an exercise or a sleep entry is deleted (spec section 5). */
export function DeleteQuestion<R>({ asked, title, name, onConfirm, onClose }: Props<R>) {
  const what = asked ? name(asked.row) : ''
  return (
    <ConfirmDialog
      opened={asked?.isOpen ?? false}
      title={title}
      text={<Trans>It will be deleted: {what}.</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      danger
      onConfirm={() => {
        onClose()
        if (asked) onConfirm(asked.row)
      }}
      onCancel={onClose}
    />
  )
}
