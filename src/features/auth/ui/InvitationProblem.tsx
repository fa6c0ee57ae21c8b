import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import type { SearchState } from '../api/use-nutritionist-search'

/** An invitation did not lead to its nutritionist. */
export function InvitationProblem({ invitation, onRetry }: { invitation: SearchState; onRetry: () => void }) {
  if (invitation.status === 'failed')
    return (
      <ErrorBox onRetry={onRetry}>
        <Trans>Failed to connect with nutritionist. Please try again.</Trans>
      </ErrorBox>
    )
  if (invitation.status === 'found' && invitation.people.length === 0)
    return (
      <QuietNote>
        <Trans>This invitation leads to nobody any more. You can choose someone yourself.</Trans>
      </QuietNote>
    )
  return null
}
