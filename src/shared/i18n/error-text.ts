import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError, type ErrorCode } from '../api/app-error'

/** What happened and what to do, for failures that a screen has no better words for. */
const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  'not-configured': msg`Supabase is not configured. Please set up your Supabase credentials.`,
  network: msg`No connection. Check your network and try again.`,
  'not-kept': msg`No connection, and no room on this device. Keep this page open and try again.`,
  'signed-out': msg`Your session has ended. Log in again to go on.`,
  forbidden: msg`You may not do this. If you think you should, log in again.`,
  'not-found': msg`This is no longer here. Reload the page to see what is.`,
  conflict: msg`This was changed meanwhile. Reload the page and try again.`,
  duplicate: msg`This is already there.`,
  invalid: msg`Something in it is not accepted. Check what you entered.`,
  'day-to-come': msg`This day is still to come. Choose today or an earlier day. If it is today, check the date of this device.`,
  'day-full': msg`A day has 24 hours, and with this it would have more. Change this entry, or another one of the day.`,
  'file-not-there': msg`The file is no longer stored, so this was not sent. Attach it again.`,
  'file-not-true': msg`The file is not what its name says, so this was not sent. Choose another one.`,
  'too-large': msg`This file is too large.`,
  'too-many': msg`Too many attempts. Wait a little and try again.`,
  cancelled: msg`Cancelled.`,
  unknown: msg`An error occurred. Please try again.`,
}

/** The words for any failure; an error that is not ours is an unknown one. */
export function errorText(error: unknown): MessageDescriptor {
  return errorTexts[error instanceof AppError ? error.code : 'unknown']
}
