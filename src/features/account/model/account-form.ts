import * as z from 'zod/mini'
import { emailSchema } from '@/shared/auth/email-rule'
import { confirmSchema, newPasswordSchema, passwordsMatch } from '@/shared/auth/password-rule'

const currentSchema = z.string().check(z.minLength(1, 'currentRequired'))

export const changePasswordSchema = z
  .object({ current: currentSchema, password: newPasswordSchema, confirm: confirmSchema })
  .check(passwordsMatch)
export type ChangePasswordFields = z.input<typeof changePasswordSchema>
export type ChangePasswordDraft = z.output<typeof changePasswordSchema>

export const changeEmailSchema = z.object({ email: emailSchema, current: currentSchema })
export type ChangeEmailFields = z.input<typeof changeEmailSchema>
export type ChangeEmailDraft = z.output<typeof changeEmailSchema>
