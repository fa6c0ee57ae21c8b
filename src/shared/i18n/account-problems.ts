import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for the codes that all forms of an account share: of shared/auth/email-rule and shared/auth/password-rule. */
export const accountProblems = {
  emailRequired: msg`Enter your email`,
  emailInvalid: msg`This is not an email address. It looks like name@example.com.`,
  passwordRequired: msg`Enter a password`,
  passwordShort: msg`At least 8 characters`,
  passwordLong: msg`This password is too long. Take at most 72 Latin or 36 Cyrillic letters.`,
  confirmRequired: msg`Enter the password again`,
  passwordsDiffer: msg`Passwords do not match`,
} satisfies Record<string, MessageDescriptor>
