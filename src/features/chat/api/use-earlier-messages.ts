import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listMessages } from '@/entities/message/messages'
import { type Thread, withEarlier } from '@/entities/message/thread'
import { messageKeys } from '@/entities/message/queries'

/** Loads the page before the first message that is there. */
export function useEarlierMessages(clientId: string) {
  const queryClient = useQueryClient()
  const key = messageKeys.thread(clientId)
  return useMutation({
    mutationFn: () => listMessages(clientId, { before: queryClient.getQueryData<Thread>(key)?.messages[0] }),
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(key, (thread) => thread && withEarlier(thread, page)),
  })
}
