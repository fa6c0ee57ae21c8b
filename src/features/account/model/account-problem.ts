import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { accountProblems } from '@/shared/i18n/account-problems'
import { errorText } from '@/shared/i18n/error-text'

/** Words for the codes of the forms that change an account. */
export const accountFieldTexts: Record<string, MessageDescriptor> = {
  ...accountProblems,
  currentRequired: msg`Enter your password`,
  wrongPassword: msg`This is not your password.`,
  sameEmail: msg`This is your address already.`,
}

/** The service's own words for a refusal. */
const refusals: Record<string, MessageDescriptor> = {
  weak_password: msg`This password is too easy to guess. Choose another one.`,
  same_password: msg`This is your old password. Choose another one.`,
  email_exists: msg`This address cannot be used: it belongs to another account.`,
  email_address_invalid: msg`The mail service does not accept this address.`,
  validation_failed: msg`The mail service does not accept this address.`,
}

/** The password that should prove who asks was not right. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.message === 'wrongPassword'

/** Why an account was not changed, in words. */
export const accountProblemText = (error: unknown): MessageDescriptor =>
  (error instanceof AppError && refusals[error.message]) || errorText(error)
