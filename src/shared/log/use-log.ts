import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ContentOf, LogRow } from './content'
import type { LogKind } from './kind'
import type { EntryToSend } from './save'
import { removeOrKeep, saveOrKeep } from './unsent'

/** Reads the lists of a kind anew. Returned on success, so that a form stays pending until they show the change. */
function useRefreshing<Row extends LogRow, Typed extends object>(kind: LogKind<Row, Typed>, userId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: kind.queryKey(userId) })
  return {
    onSuccess: ({ isSent }: { isSent: boolean }) => (isSent ? refresh() : undefined),
    onError: () => void refresh(),
  }
}

type SaveVariables<Row extends LogRow> = Omit<EntryToSend<Row>, 'userId'> & {
  /** Told the content that is about to be sent, which an answer that gets lost leaves in doubt. */
  onSend?: (content: ContentOf<Row>) => void
}

/** Saves an entry: sent at once, or kept on this device until there is a network. */
export const useSaveEntry = <Row extends LogRow, Typed extends object>(
  kind: LogKind<Row, Typed>,
  userId: string,
) =>
  useMutation({
    mutationKey: ['save-entry', kind.name],
    mutationFn: ({ onSend, ...entry }: SaveVariables<Row>) => saveOrKeep(kind, { ...entry, userId }, onSend),
    ...useRefreshing(kind, userId),
  })

const removalKey = ['remove-entry']

/** Deletes an entry: at once, or as soon as there is a network. */
export const useRemoveEntry = <Row extends LogRow, Typed extends object>(
  kind: LogKind<Row, Typed>,
  userId: string,
) =>
  useMutation({
    mutationKey: [...removalKey, kind.name],
    mutationFn: (row: Row) => removeOrKeep(kind, row),
    ...useRefreshing(kind, userId),
  })

/** The entries that are being deleted right now: lists leave them out at once. */
export function useRemoving(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: removalKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as LogRow).id,
  })
  return new Set(ids)
}
