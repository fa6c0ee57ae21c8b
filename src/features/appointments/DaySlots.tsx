import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconCalendarEvent, IconCopy } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { showToast } from '@/shared/ui/toast-store'
import { useAnswerBooking } from './api/use-calendar-mutations'
import { CalendarProblem } from './ui/CalendarProblem'
import { CopyDialog } from './ui/CopyDialog'
import { SlotDialogs } from './ui/SlotDialogs'
import { SlotRow } from './ui/SlotRow'
import { useSlotQuestions } from './ui/use-slot-questions'

type Props = {
  nutritionistId: string
  day: Day
  /** The slots of the day, by start. */
  slots: readonly CalendarSlot[]
  /** IANA name of the nutritionist's zone */
  zone: string
  today: Day
  /** The last day that slots can be offered on. */
  last: Day
}

/** A day's slots, with their answers. */
export function DaySlots({ nutritionistId, day, slots, zone, today, last }: Props) {
  const format = useFormat()
  const confirmation = useAnswerBooking(nutritionistId)
  const questions = useSlotQuestions(nutritionistId)
  const [isCopying, copying] = useDisclosure(false)
  const canCopy = slots.some(({ status }) => status !== 'cancelled')
  const confirmed = confirmation.isPending ? confirmation.variables.slot.id : undefined

  function handleConfirm(slot: CalendarSlot): void {
    if (confirmation.isPending) return // the second press of a double click
    questions.forget()
    confirmation.mutate(
      { slot, answer: 'confirmed' },
      { onSuccess: () => showToast({ text: msg`Appointment confirmed` }) },
    )
  }

  return (
    <Section
      title={format.day(day)}
      action={
        canCopy && (
          <Button variant="subtle" leftSection={<IconCopy className="icon" />} onClick={copying.open}>
            <Trans>Copy to other days</Trans>
          </Button>
        )
      }
    >
      {confirmation.error && (
        <CalendarProblem error={confirmation.error} failure={<Trans>Failed to update appointment</Trans>} />
      )}
      {questions.declineError && (
        <CalendarProblem
          error={questions.declineError}
          failure={<Trans>Failed to update appointment</Trans>}
        />
      )}
      {questions.removeError && (
        <CalendarProblem error={questions.removeError} failure={<Trans>Failed to delete slot</Trans>} />
      )}
      {slots.length === 0 ? (
        <EmptyState
          icon={<IconCalendarEvent />}
          title={<Trans>No slots on this day</Trans>}
          text={<Trans>Add some, and your clients can book them.</Trans>}
        />
      ) : (
        <ul>
          {slots.map((slot) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              zone={zone}
              isConfirming={slot.id === confirmed}
              onConfirm={handleConfirm}
              onDecline={questions.askToDecline}
              onRemove={questions.askToRemove}
            />
          ))}
        </ul>
      )}
      <SlotDialogs questions={questions} zone={zone} />
      {isCopying && (
        <CopyDialog
          nutritionistId={nutritionistId}
          day={day}
          slots={slots}
          zone={zone}
          today={today}
          last={last}
          onClose={copying.close}
        />
      )}
    </Section>
  )
}
