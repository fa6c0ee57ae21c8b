import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '../api/app-error'
import { errorText } from './error-text'

/** Why a stored file cannot be had, and what to do. */
export function fileErrorText(error: unknown): MessageDescriptor {
  const isGone = error instanceof AppError && error.code === 'not-found'
  return isGone ? msg`This file is no longer there. Ask for it to be sent again.` : errorText(error)
}

/** Of a file that is there, and that no browser draws. */
export const cannotBeShown = msg`This picture is damaged and cannot be shown.`
