import { Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { useToday } from '@/shared/lib/use-today'
import type { ClientOverview } from './client-overview'

/** What a client has eaten and burned so far today: the client's own day, named where it is not the reader's. */
export function DayEnergy({ client }: { client: ClientOverview }) {
  const { calories_today: calories, calories_burned_today: caloriesBurned } = client
  const today = useToday()
  const format = useFormat()
  const isSameDay = client.today === today
  const eaten = format.number(calories ?? 0)
  const burned = format.number(caloriesBurned ?? 0)
  const date = format.day(client.today, 'short')
  if (calories === null && caloriesBurned === null)
    return (
      <p className="muted small">
        {isSameDay ? (
          <Trans>No food and no exercise logged today</Trans>
        ) : (
          <Trans>No food and no exercise logged; it is {date} there</Trans>
        )}
      </p>
    )
  return (
    <p className="muted small">
      {isSameDay ? (
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
