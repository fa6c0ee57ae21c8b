import { Trans, useLingui } from '@lingui/react/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'
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
          meeting.
        </Trans>
      </ErrorBox>
    )
  const why = error instanceof AppError && error.code !== 'unknown' ? i18n._(errorText(error)) : ''
  return (
    <ErrorBox>
      <Trans>Failed to submit review. Please try again.</Trans> {why}
    </ErrorBox>
  )
}
