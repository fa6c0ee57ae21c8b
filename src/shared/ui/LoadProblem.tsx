import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { errorText } from '../i18n/error-text'
import { ErrorBox } from './ErrorBox'

type Props = {
  /** What did not load. */
  failure: ReactNode
  read: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Something did not load: why, and another try. */
export function LoadProblem({ failure, read }: Props) {
  const { _ } = useLingui()
  return (
    <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
      {failure}. {_(errorText(read.error))}
    </ErrorBox>
  )
}
