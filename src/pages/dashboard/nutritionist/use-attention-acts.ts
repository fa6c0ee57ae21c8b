import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Attention } from '@/entities/client/attention'
import type { ReasonKind } from '@/entities/client/client-overview'
import { clientKeys } from '@/entities/client/queries'
import { type MarkRequest, useAttentionMarks } from '@/features/attention/use-attention-marks'
import { doneText } from './done-texts'
import { useNextCard } from './use-next-card'

/** Reasons that rest or end once the nutritionist has written. */
const endedByWriting: readonly ReasonKind[] = ['silent', 'unanswered']

/**
 * What a nutritionist does with the clients who need something: one act at a time, the last of them said with its way back, and
 * the focus on the next client afterwards.
 * @param shown the cards that are drawn
 * @param list the element of the list
 */
export function useAttentionActs(
  nutritionistId: string,
  shown: readonly Attention[],
  list: RefObject<HTMLUListElement | null>,
) {
  const queryClient = useQueryClient()
  const { end, awaitNext, awaitReturn, forget } = useNextCard(shown, list)
  const { marking, unmarking } = useAttentionMarks(nutritionistId)
  const [done, setDone] = useState<{ text: MessageDescriptor; mark?: MarkRequest }>()
  const [answerError, setAnswerError] = useState<Error>()

  function begin(): void {
    marking.reset()
    unmarking.reset()
    setAnswerError(undefined)
  }

  async function mark(entry: Attention, kind: MarkRequest['kind'], reasons: ReasonKind[]): Promise<void> {
    if (marking.isPending) return // the second press of a double click
    begin()
    awaitNext(entry)
    const request = { client: entry.client, kind, reasons }
    try {
      await marking.mutateAsync(request)
      setDone({ text: doneText(request), mark: request })
    } catch {
      forget() // shown from `markError`
    }
  }

  async function undo(request: MarkRequest): Promise<void> {
    if (unmarking.isPending) return
    begin()
    awaitReturn(request.client.client_id)
    try {
      await unmarking.mutateAsync(request)
      setDone(undefined)
    } catch {
      forget() // shown from `undoError`
    }
  }

  return {
    /** Belongs to what says the last act. */
    end,
    done,
    marking: marking.isPending ? marking.variables : undefined,
    isUndoing: unmarking.isPending,
    markError: marking.error,
    undoError: unmarking.error,
    answerError,
    mark,
    undo,
    handleSent: (entry: Attention): void => {
      if (entry.reasons.some(({ kind }) => endedByWriting.includes(kind))) awaitNext(entry)
    },
    handleAnswer: (entry: Attention): void => {
      begin()
      awaitNext(entry)
    },
    handleAnswered: (
      { client: { name } }: Attention,
      answer: 'confirmed' | 'cancelled',
      when: string,
    ): void => {
      const isConfirmed = answer === 'confirmed'
      setDone({
        text: isConfirmed
          ? msg`Confirmed: ${name}, ${when}. The client is told.`
          : msg`Declined: ${name}, ${when}. The client is told.`,
      })
    },
    handleAnswerFailed: (error: Error): void => {
      forget()
      setAnswerError(error)
      void queryClient.invalidateQueries({ queryKey: clientKeys.ofNutritionist(nutritionistId) })
    },
  }
}
export type AttentionActs = ReturnType<typeof useAttentionActs>
