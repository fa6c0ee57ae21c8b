import * as z from 'zod/mini'
import { changeProfile } from '@/entities/profile'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { removeFiles } from '@/shared/api/storage'
import { type CredentialKind, credentialColumn } from '../model/credential-kind'

export const credentialBucket = 'feedback-attachments'

const valueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
/** Whatever other clients of the API have put into a document stays in it. */
const listSchema = z.array(z.intersection(z.object({ url: z.string() }), z.record(z.string(), valueSchema)))
export type StoredDocument = z.output<typeof listSchema>[number]

/**
 * Adds a stored file to the list of its kind; the second time it changes nothing.
 * @throws AppError
 */
export async function addCredential(
  userId: string,
  kind: CredentialKind,
  document: StoredDocument,
): Promise<void> {
  const stored = await listCredentials(userId, kind)
  if (stored.some(({ url }) => url === document.url)) return
  await writeCredentials(userId, kind, [...stored, document])
}

/**
 * Takes a document out of the profile and deletes its file. A file that could not be deleted goes with the account.
 * @throws AppError
 */
export async function removeCredential(userId: string, kind: CredentialKind, url: string): Promise<void> {
  const stored = await listCredentials(userId, kind)
  await writeCredentials(
    userId,
    kind,
    stored.filter((document) => document.url !== url),
  )
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
async function listCredentials(userId: string, kind: CredentialKind): Promise<StoredDocument[]> {
  const row = await run<Record<string, unknown> | null>(
    db().from('profiles').select(credentialColumn[kind]).eq('id', userId).single(),
  )
  return listSchema.parse(row?.[credentialColumn[kind]])
}

async function writeCredentials(
  userId: string,
  kind: CredentialKind,
  documents: StoredDocument[],
): Promise<void> {
  const change =
    kind === 'education' ? { education_documents: documents } : { certification_documents: documents }
  await changeProfile(userId, change)
}
