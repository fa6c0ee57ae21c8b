import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { type Reason, restingSilence } from './attention'
import type { ClientOverview, ReasonKind } from './client-overview'
import classes from './ReasonLine.module.css'

/** How much a reason presses: brick, amber, or plain green for what only comes up. */
const levels: Record<ReasonKind, 'alert' | 'warn' | 'plan'> = {
  decision: 'alert',
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

/** That a client is silent and the nutritionist has written; nothing where no silence rests. @param now ms since the epoch */
export function RestingLine({ client, now }: { client: ClientOverview; now: number }) {
  const silence = restingSilence(client, now)
  if (!silence) return null
  const { wroteDaysAgo } = silence
  return (
    <p className="muted small">
      <Silence {...silence} />. {wroteDaysAgo === 0 && <Trans>You wrote today.</Trans>}
      {wroteDaysAgo === 1 && <Trans>You wrote yesterday.</Trans>}
      {wroteDaysAgo > 1 && <Trans>You wrote two days ago.</Trans>}
    </p>
  )
}

function ReasonWords({ reason }: { reason: Reason }) {
  switch (reason.kind) {
    case 'decision':
      return <Trans>Waits for your decision</Trans>
    case 'silent':
      return <Silence {...reason} />
    case 'unanswered':
      return <Waiting hours={reason.hours} />
    case 'mood':
      return <Trans>Mood falls after meals</Trans>
    case 'weight':
      return <FartherAway kg={reason.kg} />
    case 'session':
      return <SessionAt {...reason} />
  }
}

/** Names what is meant: sleep may be logged all the same, and a nutritionist does not see it. */
function Silence({ days, hasEntries }: { days: number; hasEntries: boolean }) {
  return hasEntries ? (
    <Plural
      value={days}
      one="No meals, exercise, moods or measurements for # day"
      other="No meals, exercise, moods or measurements for # days"
    />
  ) : (
    <Plural
      value={days}
      one="Not one meal, exercise, mood or measurement yet, in # day"
      other="Not one meal, exercise, mood or measurement yet, in # days"
    />
  )
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

function SessionAt({ day, time }: Extract<Reason, { kind: 'session' }>) {
  return day === 'today' ? <Trans>Session today at {time}</Trans> : <Trans>Session tomorrow at {time}</Trans>
}
