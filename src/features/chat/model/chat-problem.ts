import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'
import type { SendProblem } from '@/shared/log/outbox'

/** The upload of a message's file failed: for now, or since the file is refused. */
export class UploadFailed extends AppError {
  override name = 'UploadFailed'

  constructor(cause: unknown) {
    super(cause instanceof AppError ? cause.code : 'unknown', 'the file was not uploaded', cause)
  }
}

/** The file of a message is no longer on this device. */
export class FileGone extends AppError {
  override name = 'FileGone'

  constructor() {
    super('not-found', 'the file is no longer on this device')
  }
}

/**
 * Why a message was not sent.
 * @param failure says so where nothing better is known
 */
export function sendProblemText({ code, name }: SendProblem, failure: MessageDescriptor): MessageDescriptor {
  if (name === 'FileGone') return msg`The file is no longer on this device. Attach it again.`
  if (name === 'UploadFailed') return msg`Failed to upload file`
  if (code === 'forbidden') return msg`You are no longer connected, so this was not sent.`
  if (code === 'not-found') return msg`What this is about was deleted.`
  if (code === 'unknown' || code === 'invalid') return failure
  return errorText(new AppError(code, name))
}
