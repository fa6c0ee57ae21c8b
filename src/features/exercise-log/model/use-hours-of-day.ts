import { useQuery } from '@tanstack/react-query'
import { sleepQueries } from '@/entities/sleep/queries'
import { sumSleep } from '@/entities/sleep/sleep'
import { sleepStore } from '@/entities/sleep/store'
import { type Day, isDay } from '@/shared/lib/day'
import { mergeUnsent, useUnsentEntries } from '@/shared/log/read-unsent'

/**
 * How much sleep a day already has, with what waits on this device; an entry that was refused does not count.
 * @param day as typed: may be no day yet
 * @param ownId the entry in the form, which is left out
 * @returns hours; undefined where the day is none or is not read yet
 */
export function useHoursOfDay(userId: string, day: Day, ownId: string): number | undefined {
  const { data } = useQuery({ ...sleepQueries.window(userId, day, day), enabled: isDay(day) })
  const waiting = useUnsentEntries(sleepStore).filter(({ waits }) => waits)
  const sleeps = isDay(day) ? mergeUnsent(data, waiting, ({ date }) => date === day) : undefined
  return sleeps && sumSleep(sleeps.filter(({ id }) => id !== ownId))
}
