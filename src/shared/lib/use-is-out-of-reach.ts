import { useEffect, useState } from 'react'
import { useIsOnline } from './use-is-online'

/** A read that takes longer than this, in ms, is done without. */
const patienceMs = 4000

/** What a query says of a read that may never come. */
type Read = { data: unknown; failureReason: Error | null; errorUpdateCount: number }

/**
 * Whether a screen has to do without a read, at least for now: it was never here, and it has failed, there is no network, or it
 * takes long. It stays so while another try is under way, until the read comes.
 */
export function useIsOutOfReach({ data, failureReason, errorUpdateCount }: Read): boolean {
  const isOnline = useIsOnline()
  const isMissing = data === undefined
  const isLong = useIsLong(isMissing)
  return isMissing && (!isOnline || isLong || failureReason !== null || errorUpdateCount > 0)
}

function useIsLong(isMissing: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isMissing])
  return isLong
}
