import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { distinctMeals, type Meal } from '@/entities/meal'
import { mealQueries } from '@/entities/meal/queries'
import {
  DaySummary,
  firstDay,
  MealForm,
  MealHistory,
  MealList,
  RecentMeals,
  useDeletingMeals,
  useMealEditor,
  useMealRemoval,
} from '@/features/food-log'
import { useFormat } from '@/shared/i18n/format'
import { DayPicker } from '@/shared/ui/DayPicker'
import { PageHeader } from '@/shared/ui/PageHeader'
import { showToast } from '@/shared/ui/toast'
import classes from './FoodLogPage.module.css'
import { LoadProblem } from './LoadProblem'
import { focusEntries, focusForm, formAnchor, listAnchor } from './places'
import { RemovalProblem } from './RemovalProblem'
import { useDayOnScreen } from './use-day-on-screen'

const route = getRouteApi('/_authed/food-log')
const suggestedMeals = 5

/** The client's food log: the meal form, the day's summary and entries, and the history (spec section 2). */
export function FoodLogPage() {
  const { t } = useLingui()
  const format = useFormat()
  const { user } = route.useRouteContext()
  const { day, today, showDay } = useDayOnScreen()
  const dayMeals = useQuery(mealQueries.day(user.id, day))
  const history = useInfiniteQuery(mealQueries.history(user.id, today))
  const editor = useMealEditor(user.id, day)
  const removal = useMealRemoval(user.id)
  const deleting = useDeletingMeals()

  const meals = dayMeals.data?.filter((meal) => !deleting.has(meal.id))
  const earlier = history.data?.pages.flat()
  const recent = distinctMeals([...(day === today ? (meals ?? []) : []), ...(earlier ?? [])], suggestedMeals)
  const isNew = editor.open.draft.base === undefined

  function handleSaved(meal: Meal, lost: { photo: boolean }): void {
    editor.openNew()
    if (meal.date !== day) showDay(meal.date)
    showToast({
      text: lost.photo ? (
        <Trans>Meal saved. Its photo was no longer there to be copied.</Trans>
      ) : (
        <Trans>Meal saved</Trans>
      ),
    })
    focusEntries()
  }

  function handleRepeat(meal: Meal): void {
    editor.repeat(meal)
    focusForm()
  }

  async function handleDelete(meal: Meal): Promise<void> {
    focusEntries()
    if ((await removal.remove(meal)) && editor.isEditing(meal)) editor.close(meal)
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={t`Food log`}
        action={<DayPicker day={day} today={today} firstDay={firstDay} onChange={showDay} />}
      >
        {format.day(day, day.slice(0, 4) === today.slice(0, 4) ? 'long' : 'full')}
      </PageHeader>
      <div className={classes.columns}>
        <section className={classes.formSide} id={formAnchor} aria-labelledby={`${formAnchor}-title`}>
          <h2 id={`${formAnchor}-title`} tabIndex={-1} className={isNew ? 'vh' : undefined}>
            {isNew ? <Trans>New meal</Trans> : <Trans>Edit meal</Trans>}
          </h2>
          {isNew && <RecentMeals meals={recent} onRepeat={handleRepeat} />}
          <MealForm
            key={editor.open.opening}
            userId={user.id}
            open={editor.open}
            day={day}
            today={today}
            onSaved={handleSaved}
            onCancel={(draft) => {
              editor.discard(draft)
              focusForm()
            }}
            onTakeStored={editor.takeStored}
          />
        </section>
        <div className={classes.daySide}>
          {dayMeals.error && <LoadProblem error={dayMeals.error} onRetry={() => void dayMeals.refetch()} />}
          {removal.error && <RemovalProblem error={removal.error} />}
          {(meals || !dayMeals.error) && (
            <>
              <DaySummary meals={meals} isToday={day === today} />
              <MealList
                id={listAnchor}
                meals={meals}
                isToday={day === today}
                isEditing={editor.isEditing}
                onEdit={(meal) => {
                  editor.edit(meal)
                  focusForm()
                }}
                onRepeat={handleRepeat}
                onDelete={(meal) => void handleDelete(meal)}
              />
            </>
          )}
        </div>
      </div>
      {history.error && !earlier ? (
        <LoadProblem error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <MealHistory
          meals={earlier?.filter((meal) => !deleting.has(meal.id))}
          hasEarlier={history.hasNextPage}
          isLoadingEarlier={history.isFetchingNextPage}
          onShowEarlier={() => void history.fetchNextPage()}
          onRepeat={handleRepeat}
          linkToDay={(of, children) => (
            <Link to="/food-log" search={(now) => ({ ...now, day: of })}>
              {children}
            </Link>
          )}
        />
      )}
    </div>
  )
}
