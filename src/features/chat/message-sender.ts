import { mergeMessages, type Thread } from '@/entities/message/thread'
import { messageKeys } from '@/entities/message/queries'
import { AppError } from '@/shared/api/app-error'
import type { Sender } from '@/shared/log/courier'
import { keptFiles } from '@/shared/log/kept-files'
import { UnreadableItem } from '@/shared/log/send-outbox'
import { sendMessage } from './api/send-message'
import { outgoingVersion, readOutgoing } from './model/outgoing'
import { setProgress } from './model/upload-progress'

/** Sends messages that wait on this device, with their files. */
export const messageSender: Sender = {
  async send(item, _keep, client) {
    if (item.version > outgoingVersion) throw new AppError('cancelled', 'a newer release sends this')
    const outgoing = readOutgoing(item)
    if (!outgoing) throw new UnreadableItem()
    try {
      const stored = await sendMessage(item.id, outgoing, (fraction) => setProgress(item.id, fraction))
      // It is in the log before it leaves the outbox.
      client.setQueryData<Thread>(
        messageKeys.thread(outgoing.client_id),
        (thread) => thread && { ...thread, messages: mergeMessages(thread.messages, [stored]) },
      )
      if (outgoing.attachment) await keptFiles.forget(outgoing.attachment.path)
    } finally {
      setProgress(item.id, undefined)
    }
  },
  refresh: (client) => client.invalidateQueries({ queryKey: messageKeys.all }),
}
