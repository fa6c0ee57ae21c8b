import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'

type Props = { read: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> } }

/** It is not known whether anybody asks: why, and another try. */
export function LoadProblem({ read }: Props) {
  const { _ } = useLingui()
  return (
    <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
      <Trans>Failed to load connection requests</Trans>. {_(errorText(read.error))}
    </ErrorBox>
  )
}
