import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { About } from '@/entities/message/about'
import type { Message } from '@/entities/message/message'
import type { SessionUser } from '@/shared/auth/session-store'
import { cleanText } from '@/shared/lib/clean-text'
import { firstShape, formDrafts } from '@/shared/lib/form-drafts'
import { notKept } from '@/shared/lib/not-kept'
import type { SendProblem } from '@/shared/log/outbox'
import type { DroppedFile } from '@/shared/ui/use-file-drop'
import { isNotice, isTooLong, noticeOf } from '../model/compose'
import type { Outgoing, OutgoingItem } from '../model/outgoing'
import { attachmentOf, type PendingFile, pendingOf, takePending } from '../model/pending-file'

const drafts = formDrafts('message', firstShape(z.string()))

/** A record that was chosen, with what its card shows. */
export type ChosenRecord = Pick<Message, 'meal' | 'measurement'> & { about: About }

type Options = {
  user: SessionUser
  clientId: string
  nutritionistId: string
  onSend: (message: Outgoing, file?: File) => Promise<void>
  /** What is written at first, where nothing is left unsent. */
  suggestion?: string
}

/** What is being written in a conversation; the text stays on this device until it is sent. */
export function useComposer({ user, clientId, nutritionistId, onSend, suggestion = '' }: Options) {
  const { i18n } = useLingui()
  const [text, setText] = useState(() => drafts.find(user.id, clientId) ?? suggestion)
  const [files, setFiles] = useState<PendingFile[]>([])
  const [about, setAbout] = useState<ChosenRecord>()
  const [notSent, setNotSent] = useState<SendProblem>()
  const [isKept, setKept] = useState(true)
  const ready = files.flatMap(({ file }) => file ?? [])
  const messageKey = `message:${user.id}:${clientId}`
  const isHereAlone = files.some(({ problem }) => !problem) || !isKept // files that were chosen are in this tab alone
  useEffect(() => {
    notKept.tell(messageKey, isHereAlone)
    return () => notKept.tell(messageKey, false)
  }, [messageKey, isHereAlone])

  function write(next: string): void {
    setText(next)
    setNotSent(undefined)
    if (next.trim() === '') drafts.forget(user.id, clientId)
    setKept(next.trim() === '' || drafts.keep(user.id, next, clientId))
  }

  /** Forgets the text that was kept, unless another one is written by now. */
  function forgetDraft(sent: string): void {
    if (drafts.find(user.id, clientId) === sent) drafts.forget(user.id, clientId)
  }

  /** Takes a message back that was not sent, after what is in the box by now. */
  function takeBack({ message, problem }: OutgoingItem, file: File | undefined): void {
    const back = isNotice(message.text, message.attachment?.name ?? null) ? '' : message.text
    write([text, back].filter(Boolean).join('\n'))
    if (file) void attach([{ file, isFolder: false }])
    const { about: record, meal = null, measurement = null } = message
    if (record && problem?.code !== 'not-found') setAbout({ about: record, meal, measurement })
    setNotSent(problem)
  }

  async function attach(chosen: readonly DroppedFile[]): Promise<void> {
    const added = chosen.map(pendingOf)
    setFiles((before) => [...before.filter(({ problem }) => !problem), ...added])
    for (const pending of added) await prepare(pending) // one after the other: a large picture fills the memory of a phone
  }

  async function prepare(pending: PendingFile): Promise<void> {
    if (pending.stop.signal.aborted) return
    try {
      const taken = await takePending(pending)
      setFiles((before) => before.map((file) => (file.key === pending.key ? taken : file)))
    } catch (error) {
      if (!pending.stop.signal.aborted) throw error
    }
  }

  function detach(key: string): void {
    files.find((file) => file.key === key)?.stop.abort()
    setFiles((before) => before.filter((file) => file.key !== key))
  }

  const isPreparing = files.some(({ file, problem }) => !file && !problem)
  const hasContent = cleanText(text) !== '' || ready.length > 0
  const canSend = hasContent && !isPreparing && !isTooLong(text)

  /** One message, and one more for each further file. @returns whether anything was sent */
  function send(): boolean {
    if (!canSend) return false
    let kept = Promise.resolve()
    const sent: (File | undefined)[] = ready.length > 0 ? ready : [undefined]
    for (const [at, file] of sent.entries()) {
      const written = at === 0 ? cleanText(text) : ''
      const attachment = file && attachmentOf(user.id, file)
      const message = {
        client_id: clientId,
        nutritionist_id: nutritionistId,
        message_type: user.role,
        text: written || noticeOf(attachment?.name ?? '', i18n.locale),
        ...(at === 0 && about),
        attachment,
        startedAt: new Date().toISOString(),
      }
      kept = onSend(message, file)
    }
    setText('')
    setNotSent(undefined)
    void kept.then(() => forgetDraft(text)) // until then a reload would lose it
    setFiles([])
    setAbout(undefined)
    return true
  }

  return {
    text,
    /** Nothing is being written. */
    isEmpty: text === '' && files.length === 0 && !about,
    /** Why the message in the box was not sent. */
    notSent,
    files,
    about,
    canSend,
    isTooLong: isTooLong(text),
    write,
    attach,
    detach,
    setAbout,
    takeBack,
    send,
  }
}
export type ComposerState = ReturnType<typeof useComposer>
