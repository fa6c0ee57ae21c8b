import { useLingui } from '@lingui/react/macro'
import type { Appointment } from '@/entities/appointment/appointment'
import { useFormat } from '@/shared/i18n/format'
import { wallTime } from '@/shared/lib/zoned-time'
import { otherClock } from '../model/other-clock'

/**
 * Words for the times of slots on the reader's clock, and on the nutritionist's where that shows another time.
 * @param zone IANA name of the reader's zone
 * @param hostZone IANA name of the nutritionist's
 */
export function useSlotWords(zone: string, hostZone: string) {
  const { t } = useLingui()
  const { day, time } = useFormat()
  const dateAndTime = (at: string, style: 'long' | 'date') => {
    const [date, clock] = [day(wallTime(at, zone).day, style), time(at, zone)]
    return t`${date}, ${clock}`
  }
  return {
    time: (at: string) => time(at, zone),
    /** 4 December, 14:30 */
    short: (at: string) => dateAndTime(at, 'date'),
    /** Friday 4 December, 14:30 */
    long: (at: string) => dateAndTime(at, 'long'),
    /** 12:30, or with the day where it is another one; undefined where both clocks show the same. */
    other: ({ start_time }: Pick<Appointment, 'start_time'>) => {
      const other = otherClock(start_time, zone, hostZone)
      if (!other) return undefined
      const clock = time(start_time, hostZone)
      if (other.day === wallTime(start_time, zone).day) return clock
      const date = day(other.day, 'short')
      return t`${date}, ${clock}`
    },
  }
}
