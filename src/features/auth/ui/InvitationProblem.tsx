import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import type { Invitation } from './use-choice'

/** An invitation did not lead to its nutritionist. */
export function InvitationProblem({ invitation, onRetry }: { invitation: Invitation; onRetry: () => void }) {
  if (invitation === 'failed')
    return (
      <ErrorBox onRetry={onRetry}>
        <Trans>Failed to connect with nutritionist. Please try again.</Trans>
      </ErrorBox>
    )
  if (invitation === 'nobody')
    return (
      <QuietNote>
        <Trans>This invitation leads to nobody any more. You can choose someone yourself.</Trans>
      </QuietNote>
    )
  return null
}
