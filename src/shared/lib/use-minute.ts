import { useEffect, useState } from 'react'

const minute = 60_000

/** The time now in ms since the epoch, anew every minute and when the tab wakes up. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const handleTick = () => setNow(Date.now())
    const timer = setInterval(handleTick, minute)
    document.addEventListener('visibilitychange', handleTick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleTick)
    }
  }, [])
  return now
}
