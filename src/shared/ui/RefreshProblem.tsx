import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { errorText } from '../i18n/error-text'
import { useIsOnline } from '../lib/use-is-online'
import { QuietNote } from './QuietNote'

/** What a query says of its last attempt. */
type Read = {
  /** It failed, and what was read before is still there. */
  isRefetchError: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/**
 * Says in one quiet line that what is on screen could not be refreshed, and offers another try; nothing as long as all
 * is well, and without a network, which the shell tells. A first load that failed has nothing to show and is the screen's own error.
 * @param props.of the queries behind the screen
 */
export function RefreshProblem({ of: reads }: { of: readonly Read[] }) {
  const { i18n } = useLingui()
  const isOnline = useIsOnline()
  const failed = reads.filter((read) => read.isRefetchError)
  const error = failed[0]?.error
  if (!error || !isOnline) return null
  const why = i18n._(errorText(error))
  return (
    <QuietNote
      action={
        <Button
          variant="subtle"
          loading={failed.some((read) => read.isFetching)}
          onClick={() => {
            for (const read of failed) void read.refetch()
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>What you see may be out of date. {why}</Trans>
    </QuietNote>
  )
}
