import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'

/** The upload of a message's file failed. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'

  constructor(cause: unknown) {
    super('the file was not uploaded', { cause })
  }
}

/** The file of a message went with the page that was to send it. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/**
 * Why a message was not sent (spec section 8).
 * @param failure says so where nothing better is known
 */
export function sendProblemText(error: unknown, failure: MessageDescriptor): MessageDescriptor {
  if (error instanceof FileGone) return msg`The file is gone since the page was reloaded. Attach it again.`
  if (error instanceof UploadFailed) return msg`Failed to upload file`
  const code = error instanceof AppError ? error.code : 'unknown'
  if (code === 'forbidden') return msg`You are no longer connected, so this was not sent.`
  if (code === 'not-found') return msg`What this is about was deleted.`
  if (code === 'unknown' || code === 'invalid') return failure
  return errorText(error)
}

/** Whether another attempt can help. */
export function canRetry(error: unknown): boolean {
  if (error instanceof FileGone) return false
  return !(error instanceof AppError && ['forbidden', 'not-found', 'invalid'].includes(error.code))
}
