import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionProblem } from '@/shared/auth/session-store'
import type { SignInProblem } from './auth-problem'
import type { LoginField } from './login-fields'

/** The sentences of spec section 8, and four of our own. */
export const signInTexts: Record<SignInProblem | SessionProblem, MessageDescriptor> = {
  ended: msg`Your session has ended. Log in again to go on.`,
  profile: msg`Your profile could not be loaded. Please log in again.`,
  notConfigured: msg`Supabase is not configured. Please set up your Supabase credentials.`,
  network: msg`Network error. Please try again.`,
  tooMany: msg`Too many attempts. Wait a little and try again.`,
  unconfirmed: msg`Confirm your email address first: the link is in your mailbox.`,
  invalid: msg`Invalid email or password`,
  unknown: msg`An error occurred. Please try again.`,
}

export const loginFieldTexts: Record<LoginField, MessageDescriptor> = {
  email: msg`Enter your email`,
  password: msg`Enter your password`,
}
