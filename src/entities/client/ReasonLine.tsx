import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import type { Reason } from './attention'
import classes from './ReasonLine.module.css'

/** How much a reason presses: brick, amber, or plain green for what only comes up. */
const levels: Record<Reason['kind'], 'alert' | 'warn' | 'plan'> = {
  silent: 'alert',
  unanswered: 'warn',
  mood: 'warn',
  weight: 'warn',
  session: 'plan',
}

const hoursOfADay = 24

/** Why a client needs the nutritionist, in a few words. */
export function ReasonLine({ reason }: { reason: Reason }) {
  return (
    <p className={classes.reason} data-level={levels[reason.kind]}>
      <span>
        <ReasonWords reason={reason} />
      </span>
    </p>
  )
}

function ReasonWords({ reason }: { reason: Reason }) {
  switch (reason.kind) {
    case 'silent':
      return reason.hasEntries ? (
        <Plural value={reason.days} one="No entries for # day" other="No entries for # days" />
      ) : (
        <Plural value={reason.days} one="Nothing logged yet in # day" other="Nothing logged yet in # days" />
      )
    case 'unanswered':
      return <Waiting hours={reason.hours} />
    case 'mood':
      return <Trans>Mood falls after meals</Trans>
    case 'weight':
      return <FartherAway kg={reason.kg} />
    case 'session':
      return <Tomorrow {...reason} />
  }
}

function Waiting({ hours }: { hours: number }) {
  if (hours < 2 * hoursOfADay)
    return (
      <Plural value={hours} one="Waiting for your reply, # hour" other="Waiting for your reply, # hours" />
    )
  const days = Math.floor(hours / hoursOfADay)
  return <Plural value={days} one="Waiting for your reply, # day" other="Waiting for your reply, # days" />
}

function FartherAway({ kg }: { kg: number }) {
  const { number } = useFormat()
  const amount = number(kg, 1)
  return <Trans>{amount} kg farther from the target</Trans>
}

function Tomorrow({ time }: { time: string }) {
  return <Trans>Session tomorrow at {time}</Trans>
}
