import { i18n } from '@lingui/core'
import { backend, db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { runAuth } from '@/shared/auth/run-auth'
import { type Role, session } from '@/shared/auth/session-store'
import { knownDeviceZone } from '@/shared/device/zone'
import { entered } from './entered'

export type NewAccount = {
  name: string
  email: string
  password: string
  role: Role
  /** Whom a client asks for a connection: the database makes the request with the account. */
  nutritionistId?: string
}

/**
 * `entered`: the user is in the app; `enteredAlone`: too, without the request that was to go out;
 * `mailSent`: the link in a mail has to be followed first.
 */
export type SignUpOutcome = 'entered' | 'enteredAlone' | 'mailSent'

/**
 * Makes an account. The sign-up trigger of the database turns its data into the profile and the request.
 * @throws AppError; see `signUpProblem`
 */
export async function signUp({ nutritionistId, ...account }: NewAccount): Promise<SignUpOutcome> {
  const { name, email, password, role } = account
  session.set({ status: 'signed-out' }) // forgets what went wrong the last time
  const { session: made, user } = await runAuth(
    backend().auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: appAddress(),
        data: {
          name,
          role,
          timezone: knownDeviceZone(), // without one the profile says UTC
          language: i18n.locale,
          nutritionist_id: nutritionistId,
        },
      },
    }),
  )
  if (!made) return 'mailSent'
  await entered()
  const isAlone = nutritionistId !== undefined && user !== null && !(await hasAsked(user.id))
  return isAlone ? 'enteredAlone' : 'entered'
}

/** A nutritionist who has left meanwhile costs the request, not the account. What cannot be asked now counts as sent. */
async function hasAsked(clientId: string): Promise<boolean> {
  const request = db().from('connection_requests').select('id').eq('client_id', clientId).limit(1)
  return run(request).then(
    (rows) => rows.length > 0,
    () => true,
  )
}

/** Where the link in the mail leads. */
const appAddress = (): string => `${location.origin}/dashboard`

/**
 * Sends the mail that confirms an address once more.
 * @throws AppError; `too-many` when the last one is less than a minute old
 */
export async function resendConfirmation(email: string): Promise<void> {
  await runAuth(backend().auth.resend({ type: 'signup', email, options: { emailRedirectTo: appAddress() } }))
}
