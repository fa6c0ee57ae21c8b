import { draftStore } from '@/shared/lib/draft-store'
import { type CredentialFields, credentialFieldsSchema } from './credential-form'
import type { CredentialKind } from './credential-kind'

export type CredentialDraft = { kind: CredentialKind; fields: CredentialFields }

const keyOf = (userId: string, kind: CredentialKind) => `credential:${userId}:${kind}`

/** A document that is being described and not added yet, one of each kind, on this device. The file is not kept. */
export const credentialDrafts = {
  find: (userId: string, kind: CredentialKind): CredentialFields | undefined =>
    credentialFieldsSchema.safeParse(draftStore.read(keyOf(userId, kind))).data,
  keep: (userId: string, { kind, fields }: CredentialDraft): void =>
    draftStore.write(keyOf(userId, kind), fields),
  forget: (userId: string, { kind }: CredentialDraft): void => draftStore.remove(keyOf(userId, kind)),
}
