import { Trans, useLingui } from '@lingui/react/macro'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import type { Invitation } from './use-choice'

/** An invitation did not lead to its nutritionist. */
export function InvitationProblem({ invitation, onRetry }: { invitation: Invitation; onRetry: () => void }) {
  const { i18n } = useLingui()
  if (invitation.status === 'failed') {
    const why = i18n._(errorText(invitation.error))
    return (
      <ErrorBox onRetry={onRetry}>
        <Trans>Your invitation could not be opened. {why}</Trans>
      </ErrorBox>
    )
  }
  if (invitation.status === 'nobody')
    return (
      <QuietNote>
        <Trans>This invitation leads to nobody any more. You can choose someone yourself.</Trans>
      </QuietNote>
    )
  return null
}
