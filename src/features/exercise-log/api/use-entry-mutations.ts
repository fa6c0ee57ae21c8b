import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { LogContent, LogDefinition, LogFields, LogRow } from '../model/log-kind'
import { sendOrKeep, unsentCreatedAt, type UnsentEntry } from '@/shared/outbox/unsent-entries'
import { deleteEntry, saveEntry, type SaveRequest } from './save-entry'

/** An entry to be saved; `base` is the version that the user edited, none for a new one. */
type SaveVariables<R, C> = Pick<SaveRequest<C>, 'id' | 'content' | 'sent' | 'createdAt'> & { base?: R }

/** Saves an entry: sent at once, or kept on this device until there is a network. */
export function useSaveEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
  userId: string,
) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: kind.queryKey(userId) })
  return useMutation({
    mutationKey: ['save-entry', kind.name],
    mutationFn: ({ base, createdAt, ...request }: SaveVariables<R, C>) => {
      const { id, content } = request
      const loggedAt = createdAt ?? unsentCreatedAt(id)
      return sendOrKeep(
        () => saveEntry(kind, { ...request, userId, seen: base?.updated_at, createdAt: loggedAt }),
        () => {
          const payload: UnsentEntry<R, C> = {
            row: unsentRow(kind, userId, id, content, base, loggedAt),
            base,
            sent: content,
          }
          return { userId, kind: kind.name, payload }
        },
      )
    },
    // Returned, so that the form stays pending until the list shows the entry; a failure is told without waiting.
    onSuccess: ({ isSent }) => (isSent ? refresh() : undefined),
    onError: () => void refresh(),
  })
}

/** An entry as it will be stored, for as long as it waits on this device. */
function unsentRow<R extends LogRow, F extends LogFields, C extends LogContent>(
  { table, rowSchema }: LogDefinition<R, F, C>,
  userId: string,
  id: string,
  content: C,
  base: R | undefined,
  createdAt: string = new Date().toISOString(),
): R {
  const { created_at, updated_at } = base ?? { created_at: createdAt, updated_at: createdAt }
  return rowSchema.parse({ ...table.toRow(content), id, user_id: userId, created_at, updated_at })
}

const deletionKey = ['delete-entry']

/** Deletes an entry: at once, or as soon as there is a network. */
export function useDeleteEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
  userId: string,
) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: kind.queryKey(userId) })
  return useMutation({
    mutationKey: [...deletionKey, kind.name],
    mutationFn: (row: R) =>
      sendOrKeep(
        () => deleteEntry(kind, row).then(() => row),
        () => {
          const payload: UnsentEntry<R, C> = { row, base: row, isDeleted: true }
          return { userId, kind: kind.name, payload }
        },
      ),
    onSuccess: ({ isSent }) => (isSent ? refresh() : undefined),
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
