import { aboutColumns } from '@/entities/message/about'
import { findMessage } from '@/entities/message/messages'
import type { Message } from '@/entities/message/message'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { sendNotice } from '@/shared/api/notice'
import { run } from '@/shared/api/run'
import { keptFiles } from '@/shared/log/kept-files'
import { FileGone, UploadFailed } from '../model/chat-problem'
import type { Outgoing } from '../model/outgoing'

/**
 * Sends a message with its file. Any number of attempts make one message and one file.
 * @param onProgress told how much of the file was sent, 0 to 1
 * @returns the message as it is stored
 * @throws UploadFailed when the file did not arrive, FileGone when it is no longer on this device
 * @throws AppError `forbidden` without a connection, `not-found` when what it is about is gone, `too-many`, and others
 */
export async function sendMessage(
  id: string,
  outgoing: Outgoing,
  onProgress: (fraction: number) => void,
): Promise<Message> {
  await sendFile(id, outgoing, onProgress)
  try {
    await run(db().from('feedback').insert(rowOf(id, outgoing)))
  } catch (error) {
    // An earlier attempt may have arrived although its answer was lost.
    const isAnswer = error instanceof AppError && !['network', 'signed-out'].includes(error.code)
    const stored = isAnswer ? await findMessage(id) : undefined
    if (!stored) throw error
    return stored
  }
  announce(outgoing)
  const stored = await findMessage(id)
  if (!stored) throw new AppError('not-found', 'the message is not there after sending it')
  return stored
}

function rowOf(id: string, { client_id, nutritionist_id, message_type, text, about, attachment }: Outgoing) {
  return {
    id,
    client_id,
    nutritionist_id,
    message_type,
    message: text,
    ...(attachment && {
      attachment_url: attachment.path,
      attachment_name: attachment.name,
      attachment_type: attachment.type,
      attachment_size: attachment.size,
    }),
    ...aboutColumns(about),
  }
}

async function sendFile(
  id: string,
  { attachment }: Outgoing,
  onProgress: (fraction: number) => void,
): Promise<void> {
  if (!attachment) return
  try {
    if (await keptFiles.send('feedback-attachments', attachment.path, onProgress)) return
  } catch (error) {
    throw error instanceof AppError && error.code === 'signed-out' ? error : new UploadFailed(error)
  }
  if (!(await findMessage(id))) throw new FileGone()
}

function announce({ client_id, nutritionist_id, message_type, text }: Outgoing): void {
  const [senderId, recipientId] =
    message_type === 'client' ? [client_id, nutritionist_id] : [nutritionist_id, client_id]
  sendNotice({ type: 'new_message', data: { senderId, recipientId, message: text } })
}
