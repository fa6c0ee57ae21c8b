import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { FunctionRefusal } from '@/shared/api/functions'
import { errorText } from '@/shared/i18n/error-text'

/** Words for the function's stable codes; its own sentences are English. */
const refusalTexts: Record<string, MessageDescriptor> = {
  'invalid-request-id': msg`Invalid request ID`,
  'not-pending': msg`This request was cancelled or already answered`,
  refused: msg`This client already has a nutritionist`,
  conflict: msg`This client already has a nutritionist`,
  'not-signed-in': msg`Your session has ended. Log in again to go on.`,
  'not-allowed': msg`You may not do this. If you think you should, log in again.`,
  'rate-limited': msg`Too many attempts. Wait a little and try again.`,
  unavailable: msg`The service is not available. Please try again.`,
  internal: msg`Something went wrong. Please try again.`,
}

/**
 * Why a request was not answered: the server's error, or 'Failed to process request' without one.
 * @returns words, or the server's own sentence where it is a new one
 */
export function answerProblem(error: unknown): { text: MessageDescriptor | string; why?: MessageDescriptor } {
  if (error instanceof FunctionRefusal && (error.reason || error.message))
    return { text: refusalTexts[error.reason ?? ''] ?? error.message }
  const isOurs = error instanceof AppError && error.code !== 'unknown'
  return { text: msg`Failed to process request`, why: isOurs ? errorText(error) : undefined }
}
