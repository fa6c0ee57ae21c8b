import { AppError, isNetworkError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import type { Tables } from '@/shared/api/database.types'
import { run } from '@/shared/api/run'
import type { Account, Role, SessionUser } from '@/shared/auth/session-store'

type SessionRow = Pick<
  Tables<'profiles'>,
  'id' | 'name' | 'email' | 'role' | 'profile_picture_url' | 'timezone'
>

/**
 * Finds the profile behind an account that has just signed in; makes a basic one where there is none, for accounts
 * that are older than the sign-up trigger.
 * Without a network the account's own sign-up data stands in, so that the app opens offline; the database decides
 * what a role may do, whatever is shown.
 * @throws AppError for any other failure
 */
export async function loadSessionUser(account: Account): Promise<SessionUser> {
  try {
    return await findProfile(account.id)
  } catch (error) {
    if (isNetworkError(error)) return userOfAccount(account)
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
  }
  const { id, name, email } = userOfAccount(account)
  await run(db().from('profiles').insert({ id, name, email, role: 'client' }))
  return findProfile(account.id)
}

/** All six columns are text that neither backend writes differently: no schema, which would load before the login. */
async function findProfile(id: string): Promise<SessionUser> {
  const row = await run<SessionRow | null>(
    db()
      .from('profiles')
      .select('id, name, email, role, profile_picture_url, timezone')
      .eq('id', id)
      .single(),
  )
  if (!row) throw new AppError('not-found', 'no profile')
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: toRole(row.role),
    profilePicture: row.profile_picture_url ?? undefined,
    timezone: row.timezone,
  }
}

/** The user as the account's own sign-up data tells it, for as long as the profile cannot be asked for. */
export function userOfAccount(account: Account): SessionUser {
  const email = account.email ?? ''
  const { name, role } = account.user_metadata
  return {
    id: account.id,
    email,
    name: typeof name === 'string' && name.trim() !== '' ? name : (email.split('@')[0] ?? email),
    role: toRole(role),
    isStandIn: true,
  }
}

/** Any role other than nutritionist gets client views. */
const toRole = (role: unknown): Role => (role === 'nutritionist' ? 'nutritionist' : 'client')
