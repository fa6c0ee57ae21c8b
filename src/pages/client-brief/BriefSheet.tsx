import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { MoodShift } from '@/entities/mood/MoodShift'
import { MoodInsights } from '@/features/mood/MoodInsights'
import { zoneOrDevices } from '@/shared/device/zone'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { wallTime } from '@/shared/lib/zoned-time'
import { BriefCourses } from './BriefCourses'
import { BriefFigures } from './BriefFigures'
import classes from './ClientBriefPage.module.css'
import type { Brief } from './queries'
import type { BriefMeal } from './session-brief'

/** The page itself: what is wanted, the figures, their course, the meals that stand out, what to talk about. */
export function BriefSheet({ brief }: { brief: Brief }) {
  return (
    <div className={classes.sheet}>
      <BriefFacts brief={brief} />
      <BriefFigures brief={brief} />
      <BriefCourses brief={brief} />
      <div className={classes.pair}>
        <MealList title={<Trans>Mood better after</Trans>} meals={brief.better_meals} />
        <MealList title={<Trans>Mood worse after</Trans>} meals={brief.worse_meals} />
      </div>
      <MoodInsights moods={brief.moods} />
      <div className={classes.room}>
        <h2>
          <Trans>Notes of the session</Trans>
        </h2>
      </div>
    </div>
  )
}

function BriefFacts({ brief }: { brief: Brief }) {
  const { day, time, number } = useFormat()
  const { age, objectives, next_session: next, messages } = brief
  const zone = zoneOrDevices(brief.nutritionist_timezone)
  const [written, unread, changes] = [messages.from_client, messages.unread, brief.target_changes].map(
    (count) => number(count),
  )
  return (
    <div className={classes.words}>
      {objectives && (
        <p className={classes.aim}>
          <Trans>Wants to reach: {objectives}</Trans>
        </p>
      )}
      <p className="muted">
        {age !== null && (
          <>
            <Trans>Age: {age}</Trans>
            {' · '}
          </>
        )}
        {next && (
          <>
            <NextSession when={`${day(wallTime(next, zone).day, 'date')}, ${time(next, zone)}`} />
            {' · '}
          </>
        )}
        <Trans>
          Messages from the client: {written}, unread: {unread}
        </Trans>
        {' · '}
        <Trans>Changes of targets: {changes}</Trans>
      </p>
    </div>
  )
}

function NextSession({ when }: { when: string }) {
  return <Trans>Next session: {when}</Trans>
}

function MealList({ title, meals }: { title: ReactNode; meals: readonly BriefMeal[] }) {
  const { i18n } = useLingui()
  const day = useNearDay()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {meals.length === 0 ? (
        <p className="muted">
          <Trans>No such meal in this time</Trans>
        </p>
      ) : (
        <ul className={classes.meals}>
          {meals.map((meal) => (
            <li key={meal.id}>
              <span className={classes.meal}>
                <b>{meal.title}</b>
                <span className="muted small">
                  {i18n._(mealTypeTexts[meal.meal_type])}, {day(meal.date, 'short')}
                </span>
              </span>
              <MoodShift before={meal.mood_before_eating} after={meal.mood_after_eating} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
