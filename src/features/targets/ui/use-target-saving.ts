import { useRef, useState } from 'react'
import type { Target } from '@/entities/target'
import { TargetConflict } from '../api/save-targets'
import { useSaveTargets } from '../api/use-save-targets'
import type { TargetDraft } from '../model/target-draft'
import type { TargetContent } from '../model/target-form'

type DraftState = {
  current: () => TargetDraft
  note: (change: Partial<Omit<TargetDraft, 'fields'>>) => void
  forget: () => void
}

/** Saves the targets in the form, once however often it is asked to, and holds what came in between. */
export function useTargetSaving(
  pair: { nutritionistId: string; clientId: string },
  draft: DraftState,
  onSaved: () => void,
) {
  const { mutateAsync, error, isPending, reset } = useSaveTargets(pair)
  const [conflict, setConflict] = useState<{ mine: TargetContent; stored: Target }>()
  const busy = useRef(false)

  async function send(content: TargetContent, base: Target | undefined): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setConflict(undefined)
    const { sent } = draft.current()
    draft.note({ sent: content })
    try {
      await mutateAsync({ content, base, sent })
      draft.forget()
      onSaved()
    } catch (failure) {
      if (failure instanceof TargetConflict) setConflict({ mine: content, stored: failure.stored })
    } finally {
      busy.current = false
    }
  }

  return {
    isPending,
    /** Why the last attempt failed; a conflict is asked about instead. */
    problem: error instanceof TargetConflict ? null : error,
    conflict,
    save: (content: TargetContent) => send(content, draft.current().base),
    /** Writes the form's version over the one that was stored meanwhile. */
    overwrite: () => conflict && void send(conflict.mine, conflict.stored),
    dismissConflict: () => {
      setConflict(undefined)
      reset()
    },
  }
}
