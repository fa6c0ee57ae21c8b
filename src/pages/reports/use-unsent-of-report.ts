import { exerciseStore } from '@/entities/exercise/store'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import { sleepStore } from '@/entities/sleep/store'
import { useUnsentEntries } from '@/shared/log/read-unsent'
import type { UnsentOfReport } from './report-with-unsent'

/** What waits on this device of the logs that a report counts. */
export const useUnsentOfReport = (): UnsentOfReport => ({
  meals: useUnsentEntries(mealStore),
  exercises: useUnsentEntries(exerciseStore),
  sleeps: useUnsentEntries(sleepStore),
  measurements: useUnsentEntries(measurementStore),
})
