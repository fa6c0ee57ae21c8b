import { Plural, Trans } from '@lingui/react/macro'
import type { ClientOverview } from '@/entities/client/client-overview'
import type { Reason } from '@/entities/client/attention'
import { MessageText } from '@/features/chat/MessageText'
import { useMoodPoints } from '@/features/mood/use-mood-points'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import classes from './Evidence.module.css'

type Props = { reason: Reason; client: ClientOverview }

/** What a reason rests on, in one line; nothing where the reason says it all. */
export function Evidence({ reason, client }: Props) {
  switch (reason.kind) {
    case 'silent':
      return client.last_entry_day && <LastEntry day={client.last_entry_day} />
    case 'unanswered':
      return client.last_message && <Quote text={client.last_message} />
    case 'mood':
      return <MoodOfMeals {...reason} />
    case 'weight':
      return <NowAndTarget client={client} />
    case 'decision': // named with the answers
    case 'session':
      return null
  }
}

function LastEntry({ day }: { day: string }) {
  const nearDay = useNearDay()
  const date = nearDay(day, 'date')
  return (
    <p className="muted small">
      <Trans>The last one was for {date}</Trans>
    </p>
  )
}

function Quote({ text }: { text: string }) {
  const message = <MessageText text={text} />
  return (
    <p className={`muted small ${classes.quote}`}>
      <Trans>“{message}”</Trans>
    </p>
  )
}

function MoodOfMeals({ change, meals }: { change: number; meals: number }) {
  const by = useMoodPoints()(change)
  return (
    <p className="muted small">
      <Plural
        value={meals}
        one={`By ${by} on average, over # meal of 7 days`}
        other={`By ${by} on average, over # meals of 7 days`}
      />
    </p>
  )
}

function NowAndTarget({ client }: { client: ClientOverview }) {
  const { number } = useFormat()
  const latest = number(client.latest_weight ?? 0, 1)
  const target = number(client.target_weight ?? 0, 1)
  return (
    <p className="muted small">
      <Trans>
        In 14 days; now {latest} kg, the target is {target} kg
      </Trans>
    </p>
  )
}
