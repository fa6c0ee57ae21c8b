import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'

type Props = { read: { isFetching: boolean; refetch: () => Promise<unknown> } }

/** That the entries did not load, with another try. */
export function EntryProblem({ read }: Props) {
  return (
    <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
      <Trans>Failed to load activity data</Trans>
    </ErrorBox>
  )
}
