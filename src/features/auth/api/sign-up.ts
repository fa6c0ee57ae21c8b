import { i18n } from '@lingui/core'
import { backend } from '@/shared/api/backend'
import type { Role } from '@/shared/auth/session-store'
import { entered } from './entered'
import { runAuth } from '@/shared/auth/run-auth'

export type NewAccount = {
  name: string
  email: string
  password: string
  role: Role
  /** Whom a client asks for a connection: the database makes the request with the account. */
  nutritionistId?: string
}

/**
 * Makes an account. The sign-up trigger of the database turns its data into the profile.
 * @returns whether the user is in the app already or has to follow the link in a mail first
 * @throws AppError; see `signUpProblem`
 */
export async function signUp({ nutritionistId, ...account }: NewAccount): Promise<'entered' | 'mailSent'> {
  const { name, email, password, role } = account
  const { session } = await runAuth(
    backend().auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: appAddress(),
        data: {
          name,
          role,
          timezone: browserZone(),
          language: i18n.locale,
          nutritionist_id: nutritionistId,
        },
      },
    }),
  )
  if (!session) return 'mailSent'
  await entered()
  return 'entered'
}

/** IANA name, such as Europe/Berlin. */
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Where the link in the mail leads. */
const appAddress = (): string => `${location.origin}/dashboard`

/**
 * Sends the mail that confirms an address once more.
 * @throws AppError; `too-many` when the last one is less than a minute old
 */
export async function resendConfirmation(email: string): Promise<void> {
  await runAuth(backend().auth.resend({ type: 'signup', email, options: { emailRedirectTo: appAddress() } }))
}
