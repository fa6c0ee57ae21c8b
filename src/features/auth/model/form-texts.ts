import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { accountProblems } from '@/shared/i18n/account-problems'
import type { NewPasswordProblem, SignUpProblem } from './auth-problem'

/** Words for the codes of the schemas. */
export const fieldTexts: Record<string, MessageDescriptor> = {
  ...accountProblems,
  nameRequired: msg`Enter your name`,
  nameLong: msg`At most 120 characters`,
}

/** What the forms of signing in say of a field or of a refusal. */
export const signUpTexts: Record<SignUpProblem, MessageDescriptor> = {
  notConfigured: msg`Supabase is not configured. Please set up your Supabase credentials.`,
  network: msg`Network error. Please try again.`,
  tooMany: msg`Too many attempts. Wait a little and try again.`,
  weakPassword: msg`This password is too easy to guess. Choose another one.`,
  refused: msg`Registration failed. Email may already be in use.`,
  unknown: msg`An error occurred. Please try again.`,
}

export const newPasswordTexts: Record<NewPasswordProblem, MessageDescriptor> = {
  network: msg`Network error. Please try again.`,
  tooMany: msg`Too many attempts. Wait a little and try again.`,
  weakPassword: msg`This password is too easy to guess. Choose another one.`,
  samePassword: msg`This is your old password. Choose another one.`,
  expired: msg`This link has expired. Ask for a new one.`,
  unknown: msg`An error occurred. Please try again.`,
}
