import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { EntryConflict } from '../api/save-entry'
import { failureText } from '../model/failure-text'

/** An entry was not deleted, and why. */
export function RemovalProblem({ error, text }: { error: Error; text: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <ErrorBox>
      {error instanceof EntryConflict ? (
        <Trans>This entry was changed elsewhere. Look at it once more before you delete it.</Trans>
      ) : (
        failureText(i18n, text, error)
      )}
    </ErrorBox>
  )
}
