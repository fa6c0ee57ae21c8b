import { useEffect, useMemo } from 'react'
import { draftStore } from '@/shared/lib/draft-store'
import { notKept } from '@/shared/lib/not-kept'
import { keptFiles } from '@/shared/log/kept-files'
import { outbox, useOutbox } from '@/shared/log/outbox'
import { type Outgoing, type OutgoingItem, readOutgoing, toItem } from '../model/outgoing'

let added: Promise<unknown> = Promise.resolve()

/** Puts a message on its way, behind those before it; it is sent as soon as it can be, also after this tab is closed. */
function add(userId: string, message: Outgoing, file: File | undefined): Promise<void> {
  const adding = added.then(async () => {
    if (file && message.attachment) await keptFiles.keepOrHold(message.attachment.path, { full: file })
    await outbox.put(toItem(crypto.randomUUID(), userId, message), true)
  })
  added = adding.catch(() => {})
  return adding
}

/** Takes over what an earlier release kept of unsent messages, without their files. */
async function takeOver(userId: string): Promise<void> {
  const key = `outbox:${userId}`
  const kept = draftStore.read(key)
  if (!Array.isArray(kept)) return
  for (const { id, ...message } of kept) await outbox.put(toItem(id, userId, message))
  draftStore.remove(key)
}

/** Gives a message up. @returns its file, where it is still on this device */
async function takeBack({ id, stamp, message: { attachment } }: OutgoingItem): Promise<File | undefined> {
  const file = attachment && (await keptFiles.findFile(attachment.path))
  await outbox.remove(id, stamp)
  if (attachment) await keptFiles.forget(attachment.path)
  return file && new File([file], attachment.name, { type: attachment.type })
}

/** What the user has on its way in one conversation, in the order of writing, and what can be done with it. */
export function useOutgoing(userId: string, clientId: string) {
  const items = useOutbox()
  const outgoing = useMemo(
    () =>
      items.flatMap((item): OutgoingItem[] => {
        const message = item.kind === 'message' ? readOutgoing(item) : undefined
        return message?.client_id === clientId ? [{ ...item, message }] : []
      }),
    [items, clientId],
  )
  useEffect(() => void takeOver(userId).catch(() => {}), [userId])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!notKept.isEmpty()) event.preventDefault() // a reload would lose what the device does not keep
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return {
    outgoing,
    add: (message: Outgoing, file?: File) => add(userId, message, file),
    /** Sends a message once more, in its old place. */
    retry: ({ id, message }: OutgoingItem) => void outbox.put(toItem(id, userId, message), true),
    takeBack,
  }
}
