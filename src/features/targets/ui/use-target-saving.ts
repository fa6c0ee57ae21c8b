import { useMutation, useQueryClient } from '@tanstack/react-query'
import { targetKeys } from '@/entities/client-target/queries'
import type { Target } from '@/entities/client-target/target'
import type { EntryDraftState } from '@/shared/ui/form/use-entry-draft'
import { useGuardedSave } from '@/shared/ui/form/use-guarded-save'
import { type SaveRequest, saveTargets } from '../api/save-targets'
import type { TargetDraft } from '../model/target-draft'
import type { TargetContent } from '../model/target-form'

type Pair = Pick<SaveRequest, 'clientId' | 'nutritionistId'>

/** Pending until the screen shows the change; a failure is told without waiting. */
function useSaveTargets(pair: Pair) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: targetKeys.ofClient(pair.clientId) })
  return useMutation({
    mutationFn: (request: Omit<SaveRequest, keyof Pair>) => saveTargets({ ...pair, ...request }),
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}

/** Saves the targets in the form. */
export function useTargetSaving(
  pair: { nutritionistId: string; clientId: string },
  draft: EntryDraftState<TargetDraft>,
  onSaved: () => void,
) {
  const mutation = useSaveTargets(pair)
  const saving = useGuardedSave<TargetContent, Target>({
    mutation,
    async send(content, base) {
      const { sent } = draft.current()
      draft.note({ sent: content })
      await mutation.mutateAsync({ content, base, sent })
      draft.forget()
      onSaved()
    },
  })
  return { ...saving, save: (content: TargetContent) => saving.save(content, draft.current().base) }
}
