import { backend } from '@/shared/api/backend'
import { session } from '@/shared/auth/session-store'
import { entered } from './entered'
import { runAuth } from '@/shared/auth/run-auth'
import { cleanText } from '@/shared/lib/clean-text'

/**
 * Signs in and waits until the session store knows the user; the guards of the routes then lead into the app.
 * @param email as it was typed
 * @param password never touched
 * @throws AppError; see `signInProblem`
 */
export async function signIn(email: string, password: string): Promise<void> {
  session.set({ status: 'signed-out' }) // forgets what went wrong the last time
  await runAuth(backend().auth.signInWithPassword({ email: toAddress(email), password }))
  await entered()
}

/** An e-mail address as accounts are known by: no blanks around it, lower case (DESIGN.md section 4). */
export const toAddress = (email: string): string => cleanText(email).toLowerCase()
