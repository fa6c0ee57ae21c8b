import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { About, Message } from '@/entities/message'
import type { SessionUser } from '@/shared/auth/session-store'
import { draftStore } from '@/shared/lib/draft-store'
import type { DroppedFile } from '@/shared/ui/use-file-drop'
import { cleanText, isTooLong, noticeOf } from '../model/compose'
import type { Outgoing } from '../model/outbox'
import { attachmentOf, checkPending, type PendingFile } from '../model/pending-file'

/** A record that was chosen, with what its card shows. */
export type ChosenRecord = Pick<Message, 'meal' | 'measurement'> & { about: About }

type Options = {
  user: SessionUser
  clientId: string
  nutritionistId: string
  onSend: (outgoing: Outgoing) => void
  /** What is written at first, where nothing is left unsent. */
  suggestion?: string
}

/** What is being written in a conversation; the text stays on this device until it is sent. */
export function useComposer({ user, clientId, nutritionistId, onSend, suggestion = '' }: Options) {
  const { i18n } = useLingui()
  const draftKey = `message:${user.id}:${clientId}`
  const [text, setText] = useState(() => {
    const draft = draftStore.read(draftKey)
    return typeof draft === 'string' ? draft : suggestion
  })
  const [files, setFiles] = useState<PendingFile[]>([])
  const [about, setAbout] = useState<ChosenRecord>()
  const ready = files.flatMap(({ file }) => file ?? [])

  function write(next: string): void {
    setText(next)
    if (next.trim() === '') draftStore.remove(draftKey)
    else draftStore.write(draftKey, next)
  }

  async function attach(chosen: readonly DroppedFile[]): Promise<void> {
    const checked = await Promise.all(chosen.map(({ file, isFolder }) => checkPending(file, isFolder)))
    setFiles((before) => [...before.filter(({ problem }) => !problem), ...checked])
  }

  const canSend = (cleanText(text) !== '' || ready.length > 0) && !isTooLong(text)

  /** One message, and one more for each further file. @returns whether anything was sent */
  function send(): boolean {
    if (!canSend) return false
    const sent: (File | undefined)[] = ready.length > 0 ? ready : [undefined]
    for (const [at, file] of sent.entries()) {
      const written = at === 0 ? cleanText(text) : ''
      const attachment = file && attachmentOf(user.id, file)
      onSend({
        id: crypto.randomUUID(),
        client_id: clientId,
        nutritionist_id: nutritionistId,
        message_type: user.role,
        text: written || i18n._(noticeOf(attachment?.name ?? '')),
        about: at === 0 ? about?.about : undefined,
        attachment,
        file,
        startedAt: new Date().toISOString(),
      })
    }
    write('')
    setFiles([])
    setAbout(undefined)
    return true
  }

  return {
    text,
    files,
    about,
    canSend,
    isTooLong: isTooLong(text),
    write,
    attach,
    detach: (key: string) => setFiles((before) => before.filter((file) => file.key !== key)),
    setAbout,
    send,
  }
}
export type ComposerState = ReturnType<typeof useComposer>
