import { AppError } from '@/shared/api/app-error'
import { backend, db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Bucket, removeFiles } from '@/shared/api/storage'
import { runAuth } from '@/shared/auth/run-auth'
import { session } from '@/shared/auth/session-store'
import { listOwnFiles } from './export-account'

/** The Storage API takes so many names in one request. */
const filesAtOnce = 100
/** Another device may still be sending a photo while this one deletes. */
const rounds = 3

/**
 * Erases the signed-in account: its files through the Storage API, then everything else at once. What was begun may be
 * begun again after a failure. The stored session goes too; the app still has to sign out.
 * @param onProgress told how many files are gone, 0 to 1
 * @throws AppError; the account is still there then, perhaps without some of its files
 */
export async function deleteAccount(onProgress: (fraction: number) => void): Promise<void> {
  session.holdFarewell(true)
  try {
    await run(db().rpc('start_account_deletion'))
    let round = 0
    do {
      await removeOwnFiles(onProgress)
      round += 1
    } while (!(await isErased(round)))
  } catch (error) {
    // The answer that told of the end may have been lost.
    if (!(await isGone())) {
      session.holdFarewell(false)
      throw error
    }
  }
  backend().forgetSession()
}

/** Files first: with some left, the database refuses. */
async function isErased(round: number): Promise<boolean> {
  try {
    await run(db().rpc('delete_my_account'))
    return true
  } catch (error) {
    if (round >= rounds || !(error instanceof AppError) || error.code !== 'conflict') throw error
    return false
  }
}

async function removeOwnFiles(onProgress: (fraction: number) => void): Promise<void> {
  const files = await listOwnFiles()
  let removed = 0
  for (const bucket of new Set<Bucket>(files.map((file) => file.bucket))) {
    const keys = files.filter((file) => file.bucket === bucket).map(({ key }) => key)
    for (let from = 0; from < keys.length; from += filesAtOnce) {
      const batch = keys.slice(from, from + filesAtOnce)
      await removeFiles(bucket, batch)
      removed += batch.length
      onProgress(removed / files.length)
    }
  }
}

async function isGone(): Promise<boolean> {
  try {
    await runAuth(backend().auth.getUser())
    return false
  } catch (error) {
    return error instanceof AppError && error.message === 'user_not_found'
  }
}
