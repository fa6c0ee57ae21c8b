import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { suggestMeals } from '@/entities/meal/meal-days'
import { mealQueries } from '@/entities/meal/queries'
import { eatenTarget } from '@/entities/client-target/daily-targets'
import { targetQueries } from '@/entities/client-target/queries'
import { type MealDraft, mealLog } from '@/features/food-log/log'
import { useMealEditor } from '@/features/food-log/use-meal-editor'
import { useFormat } from '@/shared/i18n/format'
import { firstDay, shiftDay } from '@/shared/lib/day'
import { useWithUnsent } from '@/shared/log/read-unsent'
import { useRemoving } from '@/shared/log/use-log'
import type { SaveOutcome } from '@/shared/log/use-log-form'
import { useRemoval } from '@/shared/log/use-removal'
import { DayPicker } from '@/shared/ui/DayPicker'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { showToast } from '@/shared/ui/toast-store'
import { DaySide } from './DaySide'
import classes from './FoodLogPage.module.css'
import { FormSide } from './FormSide'
import { HistoryPart } from './HistoryPart'
import { focusEntries, focusForm } from './places'
import { useDayOnScreen } from './use-day-on-screen'

const route = getRouteApi('/_authed/food-log')

/** The client's food log: the meal form, the day's summary and entries, and the history. */
export function FoodLogPage() {
  const { t } = useLingui()
  const format = useFormat()
  const { user } = route.useRouteContext()
  const { day, today, showDay } = useDayOnScreen()
  const dayMeals = useQuery(mealQueries.day(user.id, day))
  const history = useInfiniteQuery(mealQueries.history(user.id, today))
  const targets = useQuery(targetQueries.course(user.id))
  const editor = useMealEditor(user.id, day)
  const form = useRef<() => MealDraft>(null)
  const removal = useRemoval(mealLog, user.id, day)
  const deleting = useRemoving()
  const withUnsent = useWithUnsent(mealLog)

  const reads = [dayMeals, history, targets]
  const retry = () => {
    for (const read of reads) if (read.isError) void read.refetch()
  }

  const withoutDeleted = (meals: Meal[] | undefined) => meals?.filter((meal) => !deleting.has(meal.id))
  const meals = withoutDeleted(withUnsent(dayMeals.data, (meal) => meal.date === day))
  const earlier = withoutDeleted(withUnsent(history.data?.pages.flat(), (meal) => meal.date < today))
  const newest = [day === today ? meals : undefined, earlier].flatMap((some) => some ?? [])

  function handleSaved(meal: Meal, { isSent, isPhotoLost }: SaveOutcome): void {
    editor.openNew()
    if (meal.date !== day) showDay(meal.date)
    if (!isSent) showToast({ text: msg`Saved on this device. It is sent as soon as you are online.` })
    else if (isPhotoLost) showToast({ text: msg`Meal saved. Its photo was no longer there to be copied.` })
    else showToast({ text: mealLog.texts.saved })
    focusEntries()
  }

  function handleRepeat(meal: Meal): void {
    editor.repeat(meal, form.current?.())
    focusForm()
  }

  async function handleDelete(meal: Meal): Promise<void> {
    focusEntries()
    if (await removal.remove(meal)) editor.close(meal)
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={t`Food log`}
        action={<DayPicker day={day} today={today} firstDay={firstDay} onChange={showDay} />}
      >
        {format.nearDay(day, today)}
      </PageHeader>
      {/* Nothing on screen stands for a target that did not load: it is missed in what is there. */}
      <RefreshProblem
        of={[dayMeals, history, { ...targets, isRefetchError: dayMeals.isSuccess && targets.isError }]}
      />
      <div className={classes.columns}>
        <FormSide
          formRef={form}
          userId={user.id}
          editor={editor}
          day={day}
          today={today}
          suggestions={{ ...suggestMeals(newest, shiftDay(day, -1)), isLoading: history.isPending }}
          onRepeat={handleRepeat}
          onSaved={handleSaved}
        />
        <DaySide
          meals={meals}
          isToday={day === today}
          target={targets.data && eatenTarget(targets.data, day, today)}
          load={{ ...dayMeals, refetch: retry }}
          removalProblem={removal.problem}
          isEditing={editor.isEditing}
          onEdit={(meal) => {
            editor.edit(meal)
            focusForm()
          }}
          onRepeat={handleRepeat}
          onDelete={(meal) => void handleDelete(meal)}
        />
      </div>
      <HistoryPart
        meals={earlier}
        history={history}
        isFailureSaid={dayMeals.isLoadingError}
        onRepeat={handleRepeat}
      />
    </div>
  )
}
