import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { zoneOrDevices } from '@/shared/device/zone'
import { useLastPresent } from '@/shared/lib/use-last-present'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { type Answer, useAnswerBooking } from './api/use-calendar-mutations'
import classes from './BookingDecisions.module.css'
import { useSlotWords } from './ui/use-slot-words'

type Asked = { id: string; start_time: string }

type Props = {
  nutritionistId: string
  /** Who has booked. */
  name: string
  /** What waits for an answer, by start. */
  bookings: readonly Asked[]
  /** IANA name of the nutritionist's zone */
  zone: string
  /** How the first button looks. */
  variant: string
  /** An answer is on its way. */
  onAnswer: () => void
  /** @param when day and time of the booking, in words */
  onAnswered: (answer: Answer['answer'], when: string) => void
  onFailed: (error: Error) => void
}

/** Bookings of a client with day and time, each to confirm with one press, or to decline after a question. */
export function BookingDecisions(props: Props) {
  const { nutritionistId, name, bookings, zone, variant, onAnswer, onAnswered, onFailed } = props
  const { t } = useLingui()
  const clock = zoneOrDevices(zone)
  const { long } = useSlotWords(clock, clock)
  const answering = useAnswerBooking(nutritionistId)
  const [asked, setAsked] = useState<Asked>()
  const isSending = ({ id }: Asked, answer: Answer['answer']) =>
    answering.isPending && answering.variables.slot.id === id && answering.variables.answer === answer

  async function send(slot: Asked, answer: Answer['answer']): Promise<void> {
    if (answering.isPending) return // the second press of a double click
    onAnswer()
    try {
      await answering.mutateAsync({ slot, answer })
      onAnswered(answer, long(slot.start_time))
    } catch (error) {
      onFailed(error as Error)
    }
  }

  return (
    <>
      <ul className={classes.list}>
        {bookings.map((slot, index) => {
          const when = long(slot.start_time)
          return (
            <li key={slot.id}>
              <time dateTime={slot.start_time}>{when}</time>
              <div className={classes.buttons}>
                <Button
                  variant={index === 0 ? variant : 'light'}
                  aria-label={t`Confirm ${when}: ${name}`}
                  loading={isSending(slot, 'confirmed')}
                  onClick={() => void send(slot, 'confirmed')}
                >
                  <Trans>Confirm</Trans>
                </Button>
                <Button
                  variant="subtle"
                  aria-label={t`Decline ${when}: ${name}`}
                  loading={isSending(slot, 'cancelled')}
                  disabled={isSending(slot, 'confirmed')}
                  onClick={() => setAsked(slot)}
                >
                  <Trans>Decline</Trans>
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <DeclineDialog
        when={asked && long(asked.start_time)}
        name={name}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) void send(asked, 'cancelled')
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

type DeclineProps = {
  /** Undefined closes the question. */
  when: string | undefined
  name: string
  onConfirm: () => void
  onCancel: () => void
}

function DeclineDialog({ when, name, ...dialog }: DeclineProps) {
  const start = useLastPresent(when) ?? ''
  return (
    <ConfirmDialog
      opened={when !== undefined}
      danger
      title={<Trans>Decline this appointment?</Trans>}
      text={
        <Trans>
          {start}, {name}. The client is told, and this cannot be undone.
        </Trans>
      }
      confirmLabel={<Trans>Decline</Trans>}
      {...dialog}
    />
  )
}
