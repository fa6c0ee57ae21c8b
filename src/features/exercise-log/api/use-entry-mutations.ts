import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { LogContent, LogDefinition, LogFields, LogRow } from '../model/log-kind'
import { deleteEntry, saveEntry, type SaveRequest } from './save-entry'

export function useSaveEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
  userId: string,
) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: kind.queryKey(userId) })
  return useMutation({
    mutationKey: ['save-entry', kind.name],
    mutationFn: (request: Omit<SaveRequest<C>, 'userId'>) => saveEntry(kind, { ...request, userId }),
    // Returned, so that the form stays pending until the list shows the entry; a failure is told without waiting.
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}

const deletionKey = ['delete-entry']

export function useDeleteEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
  userId: string,
) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: kind.queryKey(userId) })
  return useMutation({
    mutationKey: [...deletionKey, kind.name],
    mutationFn: (row: R) => deleteEntry(kind, row),
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}

/** The entries that are being deleted right now: lists leave them out at once. */
export function useDeletingEntries(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as LogRow).id,
  })
  return new Set(ids)
}
