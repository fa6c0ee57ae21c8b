import { Trans, useLingui } from '@lingui/react/macro'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { MoodFace } from '@/entities/mood/MoodFace'
import { moodOfMean, moodText } from '@/entities/mood/mood'
import { MoodShift } from '@/entities/mood/MoodShift'
import type { RecentMood } from '@/entities/mood/client-moods'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { useNearDay } from '@/shared/i18n/use-near-day'
import classes from './RecentMoods.module.css'

/** The latest entries that have a mood, newest first. */
export function RecentMoods({ entries }: { entries: readonly RecentMood[] }) {
  return (
    <div className={classes.recent}>
      <h3>
        <Trans>Recent entries</Trans>
      </h3>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <RecentRow key={entry.id} {...entry} />
        ))}
      </ul>
    </div>
  )
}

function RecentRow({ id, date, meal_type: mealType, title, ...moods }: RecentMood) {
  const { i18n } = useLingui()
  const day = useNearDay()
  return (
    <li>
      <span className={classes.words}>
        <b>{title ?? <Trans>Mood of the day</Trans>}</b>
        <span className="muted small">
          {mealType && <>{i18n._(mealTypeTexts[mealType])} · </>}
          <time dateTime={date}>{day(date, 'short')}</time>
        </span>
        <UnsentMark id={id} />
      </span>
      {moods.mood === null ? (
        <MoodShift before={moods.mood_before_eating} after={moods.mood_after_eating} />
      ) : (
        <DayMood value={moods.mood} />
      )}
    </li>
  )
}

function DayMood({ value }: { value: number }) {
  const { i18n } = useLingui()
  const mood = moodOfMean(value)
  return (
    <span className={classes.face}>
      <MoodFace mood={mood} small />
      <span className="small">{i18n._(moodText[mood])}</span>
    </span>
  )
}
