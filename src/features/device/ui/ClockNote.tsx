import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { clock } from '@/shared/device/clock'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { useMinute } from '@/shared/lib/use-minute'
import { QuietNote } from '@/shared/ui/QuietNote'

/** Says that this device's clock is wrong, before a day is logged on it. */
export function ClockNote() {
  const isOff = useSyncExternalStore(clock.subscribe, clock.isOff)
  return isOff ? <WrongClock /> : null
}

function WrongClock() {
  const format = useFormat()
  const aheadMs = useSyncExternalStore(clock.subscribe, clock.aheadMs)
  const now = new Date(useMinute() - aheadMs)
  useEffect(() => {
    const handleFocus = () => void clock.confirm() // the user may have set it right
    addEventListener('focus', handleFocus)
    return () => removeEventListener('focus', handleFocus)
  }, [])
  const [time, day] = [format.time(now.toISOString()), format.day(toDay(now), 'full')]
  return (
    <QuietNote>
      <Trans>
        The clock of this device is wrong: it is {time} on {day}. Set the time in the device's settings; what
        you log now goes to the day that this device shows.
      </Trans>
    </QuietNote>
  )
}
