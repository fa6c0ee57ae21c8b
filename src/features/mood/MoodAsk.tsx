import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { type Mood, moods, moodText } from '@/entities/mood/mood'
import { MoodFace } from '@/entities/mood/MoodFace'
import { errorText } from '@/shared/i18n/error-text'
import { useMinute } from '@/shared/lib/use-minute'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { showToast } from '@/shared/ui/toast-store'
import { useRateMeal } from './api/use-rate-meal'
import { mealToAsk } from './model/meal-to-ask'
import classes from './MoodAsk.module.css'
import { useSkippedMeals } from './ui/use-skipped-meals'

type Props = {
  userId: string
  /** The user's meals without a mood after eating, newest first. */
  meals: readonly Meal[]
  /** The card goes away with the button that was pressed: the focus needs another place. */
  onGone: () => void
}

/** Asks how the last meal did, half an hour to six hours later; one tap answers. Nothing where no meal waits. */
export function MoodAsk({ userId, meals, onGone }: Props) {
  const { i18n } = useLingui()
  const now = useMinute()
  const rating = useRateMeal(userId)
  const { skipped, skip } = useSkippedMeals(userId)
  const titleId = useId()
  const meal = mealToAsk(meals, now, skipped)
  if (!meal) return null
  const { title } = meal
  const chosen = rating.isPending ? rating.variables.mood : undefined

  const onError = () =>
    showToast({ text: msg`The mood could not be taken back. You can change it in the meal.` })
  const handleAnswer = (mood: Mood) => {
    rating.mutate(
      { meal, mood },
      {
        onSuccess: ({ row, isSent }) => {
          showToast({
            text: isSent ? msg`Mood saved` : msg`Saved on this device. It is sent as soon as you are online.`,
            undo: () => rating.mutate({ meal: row, mood: null }, { onError }),
          })
          onGone()
        },
      },
    )
  }
  const handleSkip = () => {
    skip(meal.id)
    onGone()
  }
  return (
    <section className={classes.ask} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>
          <Trans>How do you feel after “{title}”?</Trans>
        </h2>
        <Button variant="subtle" onClick={handleSkip}>
          <Trans>Skip</Trans>
        </Button>
      </header>
      <div className={classes.faces} role="group" aria-labelledby={titleId}>
        {moods.map((mood) => (
          <button
            key={mood}
            type="button"
            disabled={rating.isPending}
            data-chosen={mood === chosen}
            onClick={() => handleAnswer(mood)}
          >
            <MoodFace mood={mood} />
            {i18n._(moodText[mood])}
          </button>
        ))}
      </div>
      {rating.error && <ErrorBox>{i18n._(errorText(rating.error))}</ErrorBox>}
    </section>
  )
}
