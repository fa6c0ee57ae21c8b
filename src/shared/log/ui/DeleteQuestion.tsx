import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** What is asked about; it keeps its words while the dialog closes. */
type Asked<R> = { row: R; isOpen: boolean }

type Props<R> = {
  /** Undefined until something was asked. */
  asked: Asked<R> | undefined
  title: ReactNode
  /** The entry in words. */
  name: (row: R) => string
  onConfirm: (row: R) => void
  onClose: () => void
}

/** Asks before an entry is deleted, naming it. */
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

/** The entry that a question is about. */
export function useQuestion<R>() {
  const [asked, setAsked] = useState<Asked<R>>()
  return {
    asked,
    ask: (row: R) => setAsked({ row, isOpen: true }),
    close: () => setAsked((now) => now && { ...now, isOpen: false }),
  }
}
