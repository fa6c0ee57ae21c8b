import { AppError } from '@/shared/api/app-error'
import { backend } from '@/shared/api/backend'
import { runAuth } from '@/shared/auth/run-auth'

/**
 * Asks for a mail with a link to a new password. Whether an account has this address is not to be learned from the
 * answer, so every refusal counts as success.
 * @throws AppError `network` or `not-configured` only
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = `${location.origin}/reset-password`
  try {
    await runAuth(backend().auth.resetPasswordForEmail(email, { redirectTo }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'network' || error.code === 'not-configured')
      throw error
  }
}

/**
 * Gives the account of the running session a new password.
 * @throws AppError; see `newPasswordProblem`
 */
export async function setNewPassword(password: string): Promise<void> {
  await runAuth(backend().auth.updateUser({ password }))
}
