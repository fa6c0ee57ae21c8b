import { Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { useToday } from '@/shared/lib/use-today'
import type { ClientOverview } from '../model/client-overview'

/** What a client has eaten and burned so far today: the client's own day, named where it is not the reader's. */
export function DayEnergy({ client }: { client: ClientOverview }) {
  const today = useToday()
  const format = useFormat()
  const eaten = format.number(client.calories_today)
  const burned = format.number(client.calories_burned_today)
  const date = format.day(client.today, 'short')
  return (
    <p className="muted small">
      {client.today === today ? (
        <Trans>
          {eaten} kcal eaten, {burned} kcal burned today
        </Trans>
      ) : (
        <Trans>
          {eaten} kcal eaten, {burned} kcal burned; it is {date} there
        </Trans>
      )}
    </p>
  )
}
