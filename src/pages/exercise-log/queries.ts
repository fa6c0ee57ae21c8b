import type { QueryClient } from '@tanstack/react-query'
import { exerciseQueries } from '@/entities/exercise/queries'
import { moodQueries } from '@/entities/mood/queries'
import { sleepQueries } from '@/entities/sleep/queries'
import { type Day, today } from '@/shared/lib/day'
import { windowAround } from '@/shared/lib/day-window'
import type { LogName } from './log-names'

/** The reads of what this screen logs, from one day to another. */
export const windows = {
  exercise: exerciseQueries.window,
  sleep: sleepQueries.window,
  mood: moodQueries.window,
} satisfies Record<LogName, unknown>

/** Asks for what is logged around a day, before the screen does. */
export function warmWindows(client: QueryClient, userId: string, day: Day): void {
  const { from, to } = windowAround(day, today())
  void client.prefetchQuery(windows.exercise(userId, from, to))
  void client.prefetchQuery(windows.sleep(userId, from, to))
  void client.prefetchQuery(windows.mood(userId, from, to))
}
