import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Target } from '@/entities/client-target/target'
import { showToast } from '@/shared/ui/toast-store'
import { draftOf, isUnsaved, type TargetDraft, targetDrafts } from '../model/target-draft'
import { TargetForm } from './TargetForm'

type Props = {
  nutritionistId: string
  clientId: string
  target: Target | null
  /** What was left unsaved on this device. */
  kept: TargetDraft | undefined
  onClose: () => void
}

/** What is in the targets form: what is stored, or what was left unsaved. */
export function TargetEditor({ nutritionistId, clientId, target, kept, onClose }: Props) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(() => ({
    draft: kept ?? draftOf(clientId, target, i18n.locale),
    isRestored: kept !== undefined,
    opening: 0,
  }))
  const drafts = targetDrafts(clientId)

  function handleCancel(draft: TargetDraft): void {
    drafts.forget(nutritionistId, draft)
    if (isUnsaved(draft)) showToast({ text: msg`Changes discarded` })
    onClose()
  }

  return (
    <TargetForm
      key={open.opening}
      nutritionistId={nutritionistId}
      clientId={clientId}
      start={open.draft}
      isRestored={open.isRestored}
      onSaved={() => {
        showToast({ text: msg`Targets saved` })
        onClose()
      }}
      onCancel={handleCancel}
      onTakeStored={(stored) =>
        setOpen({
          draft: draftOf(clientId, stored, i18n.locale),
          isRestored: false,
          opening: open.opening + 1,
        })
      }
    />
  )
}
