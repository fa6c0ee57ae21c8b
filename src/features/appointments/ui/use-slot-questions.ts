import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { showToast } from '@/shared/ui/toast-store'
import { useAnswerBooking, useRemoveSlot } from '../api/use-calendar-mutations'

type Question = { kind: 'decline' | 'remove'; slot: CalendarSlot }

/** What is done to a slot only after a question, because it cannot be undone. */
export function useSlotQuestions(nutritionistId: string) {
  const decline = useAnswerBooking(nutritionistId)
  const removal = useRemoveSlot(nutritionistId)
  const [asked, setAsked] = useState<Question>()

  function forget(): void {
    decline.reset()
    removal.reset()
  }

  function ask(question: Question): void {
    forget()
    setAsked(question)
  }

  async function carryOut({ kind, slot }: Question): Promise<void> {
    try {
      if (kind === 'decline') {
        await decline.mutateAsync({ slot, answer: 'cancelled' })
        showToast({ text: msg`Appointment declined. The time can be offered again.` })
      } else {
        await removal.mutateAsync(slot)
        showToast({ text: msg`Slot removed` })
      }
    } catch {
      // Shown from the errors.
    }
    setAsked(undefined)
  }

  return {
    asked,
    askToDecline: (slot: CalendarSlot) => ask({ kind: 'decline', slot }),
    askToRemove: (slot: CalendarSlot) => ask({ kind: 'remove', slot }),
    cancel: () => setAsked(undefined),
    confirm: () => asked && void carryOut(asked),
    /** Takes earlier failures from the screen. */
    forget,
    isPending: decline.isPending || removal.isPending,
    declineError: decline.error,
    removeError: removal.error,
  }
}
export type SlotQuestions = ReturnType<typeof useSlotQuestions>
