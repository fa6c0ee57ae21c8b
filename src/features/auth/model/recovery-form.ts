import * as z from 'zod/mini'
import { emailSchema } from '@/shared/auth/email-rule'
import { confirmSchema, newPasswordSchema, passwordsMatch } from '@/shared/auth/password-rule'

export const forgotPasswordSchema = z.object({ email: emailSchema })
export type ForgotPasswordFields = z.input<typeof forgotPasswordSchema>
export type ForgotPasswordDraft = z.output<typeof forgotPasswordSchema>

export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirm: confirmSchema })
  .check(passwordsMatch)
export type NewPasswordFields = z.input<typeof newPasswordFormSchema>
export type NewPasswordDraft = z.output<typeof newPasswordFormSchema>
