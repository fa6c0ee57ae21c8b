import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { dayBalance } from './day-balance'
import type { KnownDay } from './day-with-unsent'

/** The day in a sentence or two, true and kind. */
export function HealthSummary({ day }: { day: KnownDay }) {
  const { meals, exercises, exercise_minutes: minutes } = day
  if (day.unread) return <UnreadSentence day={day} />
  if (meals === 0 && exercises === 0)
    return <Trans>Nothing logged yet today. The first meal takes a minute.</Trans>
  return (
    <>
      <FoodSentence day={day} />
      {exercises > 0 && minutes > 0 && (
        <>
          {' '}
          <Plural
            value={minutes}
            one="You have been on the move for # minute."
            other="You have been on the move for # minutes."
          />
        </>
      )}
    </>
  )
}

/** How much is left, or that there is nothing, nobody knows of a day that was not read. */
function UnreadSentence({ day }: { day: KnownDay }) {
  const { energy } = useFormat()
  const amount = energy(day.calories)
  if (day.meals === 0) return <Trans>Your day is not here yet. What you log now counts all the same.</Trans>
  return <Trans>{amount} kcal eaten today, as far as this device knows.</Trans>
}

function FoodSentence({ day }: { day: KnownDay }) {
  const { energy } = useFormat()
  const { food, kcal } = dayBalance(day)
  const amount = energy(kcal)
  switch (food) {
    case 'nothing':
      return <Trans>No meal is logged yet today.</Trans>
    case 'left':
      return <Trans>{amount} kcal left today.</Trans>
    case 'nearly':
      return <Trans>You are near today's target, {amount} kcal are left.</Trans>
    case 'past':
      return <Trans>You are near today's target, {amount} kcal past it.</Trans>
    case 'reached':
      return <Trans>You have just met today's calories.</Trans>
    case 'over':
      return <Trans>{amount} kcal over today's target. One day decides nothing.</Trans>
  }
}
