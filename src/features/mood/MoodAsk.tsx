import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import type { Meal } from '@/entities/meal/meal'
import { mealKeys } from '@/entities/meal/queries'
import { type Mood, moods, moodText } from '@/entities/mood/mood'
import { MoodFace } from '@/entities/mood/MoodFace'
import { errorText } from '@/shared/i18n/error-text'
import { noteStore } from '@/shared/lib/draft-store'
import { useMinute } from '@/shared/lib/use-minute'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { showToast } from '@/shared/ui/toast-store'
import { rateMeal } from './api/rate-meal'
import { mealToAsk } from './model/meal-to-ask'
import classes from './MoodAsk.module.css'

const mostKept = 20

/** The meals that a user does not want to be asked about: kept on this device until sign-out. */
function useSkippedMeals(userId: string) {
  const key = `mood-skipped:${userId}`
  const [skipped, setSkipped] = useState<readonly string[]>(
    () => z.array(z.string()).safeParse(noteStore.read(key)).data ?? [],
  )
  const skip = (mealId: string) => {
    const ids = [mealId, ...skipped].slice(0, mostKept)
    setSkipped(ids)
    noteStore.write(key, ids)
  }
  return { skipped: new Set(skipped), skip }
}

/** Saves the mood after a meal: sent at once, or kept on this device until there is a network. */
function useRateMeal(userId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey: ['rate-meal'],
    mutationFn: rateMeal,
    onSuccess: ({ isSent }) => (isSent ? refresh() : undefined),
    onError: () => void refresh(),
  })
}

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
