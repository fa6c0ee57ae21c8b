import * as z from 'zod/mini'
import { emailSchema } from './email-rule'
import { confirmSchema, newPasswordSchema, passwordsMatch } from './password-rule'

export const forgotPasswordSchema = z.object({ email: emailSchema })
export type ForgotPasswordFields = z.input<typeof forgotPasswordSchema>
export type ForgotPasswordDraft = z.output<typeof forgotPasswordSchema>

export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirm: confirmSchema })
  .check(passwordsMatch)
export type NewPasswordFields = z.input<typeof newPasswordFormSchema>
export type NewPasswordDraft = z.output<typeof newPasswordFormSchema>
