import type { Exercise } from '@/entities/exercise'
import type { Meal } from '@/entities/meal'
import type { Measurement } from '@/entities/measurement'
import type { Day } from '@/shared/lib/day'
import { useUnsentEntries } from '@/shared/outbox/unsent-entries'
import { type DayOnScreen, dayWithUnsent } from './day-with-unsent'
import type { DashboardDay } from './queries'

/** The day with what waits on this device; undefined while it loads. */
export function useDayWithUnsent(day: DashboardDay | undefined, today: Day): DayOnScreen | undefined {
  const meals = useUnsentEntries<Meal>('meal')
  const exercises = useUnsentEntries<Exercise>('exercise')
  const measurements = useUnsentEntries<Measurement>('measurement')
  return day && dayWithUnsent(day, { meals, exercises, measurements }, today)
}
