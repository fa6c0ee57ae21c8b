import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNetworkError } from '@/shared/api/app-error'
import { useIsOnline } from '@/shared/lib/use-is-online'
import { QuietNote } from '@/shared/ui/QuietNote'
import { DayProblem } from './DayProblem'

type Read = Pick<UseQueryResult, 'error' | 'failureReason' | 'isFetching' | 'refetch'>

/** Why the day is only what this device knows of it, and another try. */
export function UnreadDayNote({ read }: { read: Read }) {
  const isOnline = useIsOnline()
  const { error, failureReason, isFetching } = read
  const handleRetry = () => void read.refetch()
  const isLost = isNetworkError(error)
  if (error && !isLost) return <DayProblem error={error} onRetry={handleRetry} />
  const isSlow = isOnline && isFetching && !failureReason
  return (
    <QuietNote
      action={
        <Button variant="subtle" loading={isFetching} onClick={handleRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isSlow ? (
        <Trans>Your day is still loading. Until then you see what this device knows of it.</Trans>
      ) : (
        <Trans>
          There is no connection: you see what this device knows of today. What was logged elsewhere is not in
          it.
        </Trans>
      )}
    </QuietNote>
  )
}
