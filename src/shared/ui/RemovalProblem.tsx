import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { VersionConflict } from '../api/version-conflict'
import { failureText } from '../i18n/failure-text'
import { ErrorBox } from './ErrorBox'

type Props = {
  error: Error
  /** That the entry was not deleted. */
  failure: MessageDescriptor
}

/** An entry was not deleted, and why. */
export function RemovalProblem({ error, failure }: Props) {
  const { i18n } = useLingui()
  return (
    <ErrorBox>
      {error instanceof VersionConflict ? (
        <Trans>This entry was changed elsewhere. Look at it once more before you delete it.</Trans>
      ) : (
        failureText(i18n, failure, error)
      )}
    </ErrorBox>
  )
}
