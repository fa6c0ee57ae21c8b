import { AppError } from '@/shared/api/app-error'
import { backend } from '@/shared/api/backend'
import { createSideAuth } from '@/shared/api/side-auth'
import { runAuth } from '@/shared/auth/run-auth'

/**
 * Gives the signed-in account a new password and ends its sessions on other devices.
 * @param current proves that it is the owner who asks
 * @throws AppError with `wrongPassword` as its message where `current` is not the password; else see `accountProblemText`
 */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
  await provePassword(email, current)
  await runAuth(backend().auth.updateUser({ password: next }))
  await endOtherSessions().catch(() => {}) // the service ends them by itself, where it can
}

/**
 * Moves the account to another address, which has to be confirmed by mail unless the service asks for no confirmation.
 * @param current proves that it is the owner who asks
 * @returns whether mails have gone out, or the address is changed already
 * @throws AppError with `wrongPassword` as its message where `current` is not the password; else see `accountProblemText`
 */
export async function changeEmail(
  { email, current }: { email: string; current: string },
  newEmail: string,
): Promise<'changed' | 'mailSent'> {
  await provePassword(email, current)
  const emailRedirectTo = `${location.origin}/settings`
  const { user } = await runAuth(backend().auth.updateUser({ email: newEmail }, { emailRedirectTo }))
  return user.email === newEmail ? 'changed' : 'mailSent'
}

/**
 * Ends every session of the account but the running one.
 * @throws AppError
 */
export async function endOtherSessions(): Promise<void> {
  await runAuth(
    backend()
      .auth.signOut({ scope: 'others' })
      .then(({ error }) => ({ data: null, error })),
  )
}

async function provePassword(email: string, password: string): Promise<void> {
  const aside = createSideAuth()
  try {
    await runAuth(aside.signInWithPassword({ email, password }))
  } catch (error) {
    if (error instanceof AppError && error.message === 'invalid_credentials')
      throw new AppError('invalid', 'wrongPassword', error)
    throw error
  }
  void aside.signOut({ scope: 'local' })
}
