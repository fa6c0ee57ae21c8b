import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureText } from '@/shared/i18n/failure-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { ReviewClosed } from '../api/submit-review'

/** Why the review was not sent; the form keeps what was typed. */
export function SubmitProblem({ error }: { error: Error }) {
  const { i18n } = useLingui()
  if (error instanceof ReviewClosed)
    return (
      <ErrorBox>
        <Trans>
          This request has expired, so the review can no longer be sent. You are asked again after your next
          session.
        </Trans>
      </ErrorBox>
    )
  return <ErrorBox>{failureText(i18n, msg`Failed to submit review. Please try again.`, error)}</ErrorBox>
}
