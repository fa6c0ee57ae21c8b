import * as z from 'zod/mini'
import { emailSchema } from '@/shared/auth/email-rule'
import { confirmSchema, newPasswordSchema, passwordsMatch } from '@/shared/auth/password-rule'
import { nameField } from '@/shared/lib/text-fields'

/** What a new user has to say; the limits are those of the table `profiles`. */
export const registerSchema = z
  .object({
    name: nameField,
    email: emailSchema,
    password: newPasswordSchema,
    confirm: confirmSchema,
    role: z.enum(['client', 'nutritionist']),
  })
  .check(passwordsMatch)

export type RegisterFields = z.input<typeof registerSchema>
export type RegisterDraft = z.output<typeof registerSchema>

export const emptyRegisterFields: RegisterFields = {
  name: '',
  email: '',
  password: '',
  confirm: '',
  role: 'client',
}
