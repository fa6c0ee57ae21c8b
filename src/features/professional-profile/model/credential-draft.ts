import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { type CredentialFields, credentialFieldsSchema } from './credential-form'
import type { CredentialKind } from './credential-kind'

export type CredentialDraft = { kind: CredentialKind; fields: CredentialFields }

/** A document that is being described and not added yet, one of each kind, on this device. The file is not kept. */
export const credentialDrafts = fieldsDrafts<CredentialFields, CredentialDraft>(
  'credential',
  firstShape(credentialFieldsSchema),
  ({ kind }) => kind,
)
