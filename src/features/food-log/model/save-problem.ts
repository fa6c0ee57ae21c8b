import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'

/** What a user reads when saving failed; what was typed is still there. */
export function saveProblemText(error: unknown): MessageDescriptor {
  if (error instanceof AppError && error.code === 'network')
    return msg`No connection. Your meal is kept on this device: press Save again when you are back online.`
  if (error instanceof AppError && error.code === 'invalid')
    return msg`The meal was not accepted. Check what you entered and save again.`
  return errorText(error)
}
