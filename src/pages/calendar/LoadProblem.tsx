import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'

type Props = {
  /** What did not load (spec section 8). */
  failure: ReactNode
  read: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** A part of the calendar did not load: why, and another try. */
export function LoadProblem({ failure, read }: Props) {
  const { _ } = useLingui()
  return (
    <ErrorBox
      action={
        <Button variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failure}. {_(errorText(read.error))}
    </ErrorBox>
  )
}
