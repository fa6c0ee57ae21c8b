import { exerciseStore } from '@/entities/exercise/store'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import type { Day } from '@/shared/lib/day'
import { useUnsentEntries } from '@/shared/log/read-unsent'
import { type DayOnScreen, dayWithUnsent } from './day-with-unsent'
import type { DashboardDay } from './queries'

/** The day with what waits on this device; undefined while it loads. */
export function useDayWithUnsent(day: DashboardDay | undefined, today: Day): DayOnScreen | undefined {
  const meals = useUnsentEntries(mealStore)
  const exercises = useUnsentEntries(exerciseStore)
  const measurements = useUnsentEntries(measurementStore)
  return day && dayWithUnsent(day, { meals, exercises, measurements }, today)
}
