import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const credentialKinds = ['education', 'certification'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** The column of profiles that lists the documents of a kind. */
export const credentialColumn = {
  education: 'education_documents',
  certification: 'certification_documents',
} as const satisfies Record<CredentialKind, string>

/** The database takes no more of a kind. */
export const mostDocuments = 20

type Texts = Record<
  'title' | 'empty' | 'add' | 'dialog' | 'name' | 'added' | 'addFailed' | 'removed' | 'removeFailed',
  MessageDescriptor
>

/** The words of a kind, on success and failure too. */
export const credentialTexts: Record<CredentialKind, Texts> = {
  education: {
    title: msg`Education documents`,
    empty: msg`Diplomas and degrees that clients can look at.`,
    add: msg`Add education document`,
    dialog: msg`Education document`,
    name: msg`Document name`,
    added: msg`Education document added successfully!`,
    addFailed: msg`Failed to add education document`,
    removed: msg`Education document removed successfully!`,
    removeFailed: msg`Failed to remove education document`,
  },
  certification: {
    title: msg`Certification documents`,
    empty: msg`Licenses and certificates that clients can look at.`,
    add: msg`Add certification document`,
    dialog: msg`Certification document`,
    name: msg`Certification name`,
    added: msg`Certification document added successfully!`,
    addFailed: msg`Failed to add certification document`,
    removed: msg`Certification document removed successfully!`,
    removeFailed: msg`Failed to remove certification document`,
  },
}
