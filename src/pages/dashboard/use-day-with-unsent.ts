import { useQueryClient } from '@tanstack/react-query'
import { exerciseStore } from '@/entities/exercise/store'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import type { Day } from '@/shared/lib/day'
import { useUnsentEntries } from '@/shared/log/read-unsent'
import { dayOnDevice } from './day-on-device'
import { type DayOnScreen, dayWithUnsent } from './day-with-unsent'
import type { DashboardDay } from './queries'

/**
 * The day with what waits on this device.
 * @param read undefined while it is not here
 * @param isOutOfReach what this device knows stands in for the read
 * @returns undefined while it loads
 */
export function useDayWithUnsent(
  userId: string,
  today: Day,
  read: DashboardDay | undefined,
  isOutOfReach: boolean,
): DayOnScreen | undefined {
  const client = useQueryClient()
  const meals = useUnsentEntries(mealStore)
  const exercises = useUnsentEntries(exerciseStore)
  const measurements = useUnsentEntries(measurementStore)
  const day = read ?? (isOutOfReach ? dayOnDevice(client, userId, today) : undefined)
  return day && dayWithUnsent(day, { meals, exercises, measurements }, today)
}
