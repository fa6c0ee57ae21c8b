import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { removeFiles } from '@/shared/api/storage'
import { type CredentialKind, credentialColumn } from '../model/credential-kind'

export const credentialBucket = 'feedback-attachments'

const listSchema = z.array(z.object({ url: z.string() }))
export type StoredDocument = { url: string } & Record<string, string | number | boolean | null>

/**
 * Adds a stored file to the caller's list of its kind; the second time it changes nothing.
 * @throws AppError
 */
export async function addCredential(kind: CredentialKind, document: StoredDocument): Promise<void> {
  await run(db().rpc('add_document', { kind, document }))
}

/**
 * Takes a document out of the profile and deletes its file. A file that could not be deleted goes with the account.
 * @throws AppError
 */
export async function removeCredential(userId: string, kind: CredentialKind, url: string): Promise<void> {
  await run(db().rpc('remove_document', { kind, url }))
  void forgetCredentialFile(userId, kind, url)
}

/**
 * Deletes the file of a document unless the list names it, as after an addition whose answer was lost. Never fails: where
 * that is not to be learned, or the file is not deleted, it stays and goes with the account.
 */
export async function forgetCredentialFile(userId: string, kind: CredentialKind, url: string): Promise<void> {
  try {
    const listed = await listCredentials(userId, kind)
    if (listed.some((document) => document.url === url)) return
    await removeFiles(credentialBucket, [url])
  } catch {
    // an orphaned file harms nobody
  }
}

/** As they are now: another device may have added one since the profile was read. */
async function listCredentials(userId: string, kind: CredentialKind): Promise<{ url: string }[]> {
  const row = await run<Record<string, unknown> | null>(
    db().from('profiles').select(credentialColumn[kind]).eq('id', userId).single(),
  )
  return listSchema.parse(row?.[credentialColumn[kind]])
}
