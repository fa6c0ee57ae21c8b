import { type RefObject, useEffect, useRef } from 'react'
import type { Attention } from '@/entities/client/attention'
import { whenDrawn } from '@/shared/lib/when-drawn'

/** What a card is about: it changes once a reason has ended. */
const subjectOf = ({ client, reasons }: Attention): string =>
  JSON.stringify([
    client.client_id,
    ...reasons.map((reason) => (reason.kind === 'decision' ? reason.bookings : reason.kind)),
  ])

type Awaited =
  /** Something was done to the card in this place. */
  | { act: 'done'; subject: string; index: number }
  /** It was taken back for this client. */
  | { act: 'undone'; clientId: string; subject: string | undefined }

/**
 * Moves the focus on once an act has changed the list: to the first action of the card that stands in the place then, after an undo
 * to the client's own, and without any to `end`. Who has gone elsewhere meanwhile is left there.
 * @param shown the cards that are drawn
 * @param list the element of the list
 * @returns `end` belongs to what stands before the list
 */
export function useNextCard(shown: readonly Attention[], list: RefObject<HTMLUListElement | null>) {
  const end = useRef<HTMLDivElement>(null)
  const awaited = useRef<Awaited>(undefined)

  useEffect(() => {
    const { current: what } = awaited
    if (!what) return
    const subjects = shown.map(subjectOf)
    const index =
      what.act === 'done' ? what.index : shown.findIndex(({ client }) => client.client_id === what.clientId)
    const isThere =
      what.act === 'done' ? !subjects.includes(what.subject) : index >= 0 && subjects[index] !== what.subject
    if (!isThere) return
    awaited.current = undefined
    // What closes in this moment, a dialog, gives the focus back first.
    return whenDrawn(() => {
      const { activeElement: active } = document
      const isHere =
        active === null || active === document.body || end.current?.parentElement?.contains(active)
      if (!isHere) return
      const card = list.current?.children[Math.min(index, shown.length - 1)]
      const target = card?.querySelector<HTMLElement>('a, button') ?? end.current
      target?.focus()
    })
  })

  return {
    end,
    /** Something is being done to a card. */
    awaitNext: (attention: Attention): void => {
      const subject = subjectOf(attention)
      const index = shown.findIndex(({ client }) => client === attention.client)
      awaited.current = { act: 'done', subject, index }
    },
    /** Something is being taken back. */
    awaitReturn: (clientId: string): void => {
      const card = shown.find(({ client }) => client.client_id === clientId)
      awaited.current = { act: 'undone', clientId, subject: card && subjectOf(card) }
    },
    /** It has failed: the focus stays. */
    forget: (): void => {
      awaited.current = undefined
    },
  }
}
