import type { Cast } from '../harness/people.ts'
import { files } from './fixture.ts'

export const fileVerbs = ['download', 'sign', 'copy', 'list', 'upload', 'overwrite', 'delete'] as const
export type FileVerb = (typeof fileVerbs)[number]

/** What the Storage API says it is doing while it reads or writes rows of storage.objects as the caller. */
export const operations: Record<FileVerb, string> = {
  download: 'storage.object.get_authenticated',
  sign: 'storage.object.sign',
  copy: 'storage.object.copy',
  list: 'storage.object.list',
  upload: 'storage.object.upload',
  overwrite: 'storage.object.upload_update',
  delete: 'storage.object.delete_many',
}

export interface FileSubject {
  bucket: string
  key(cast: Cast): string
  /** A new key in the same folder. */
  newKey(cast: Cast): string
  /** As in subject.ts, anon first. */
  expected: Record<FileVerb, string>
}

const none = 'none none none none none none none'
const ownerOnly = 'none yes  none none none none none'
const ownerUploads = 'no   yes  no   no   no   no   no'

const ownerFile = {
  sign: ownerOnly,
  copy: ownerOnly,
  list: ownerOnly,
  upload: ownerUploads,
  overwrite: none,
}

export const fileSubjects: Record<string, FileSubject> = {
  'photo of a meal': {
    bucket: 'food-images',
    key: files.meal,
    newKey: ({ owner }) => `${owner.id}/1800000000000.jpg`,
    expected: { ...ownerFile, download: 'none yes  none yes  none none none', delete: ownerOnly },
  },
  'profile picture': {
    bucket: 'profile-pictures',
    key: files.picture,
    newKey: ({ owner }) => `${owner.id}/1800000000000.webp`,
    expected: { ...ownerFile, download: ownerOnly, delete: ownerOnly },
  },
  'sent attachment': {
    bucket: 'feedback-attachments',
    key: files.sent,
    newKey: ({ owner }) => `${owner.id}/1800000000000.csv`,
    expected: { ...ownerFile, download: 'none yes  none yes  none none none', delete: none },
  },
  'attachment sent to a former nutritionist': {
    bucket: 'feedback-attachments',
    key: files.sentToFormer,
    newKey: ({ owner }) => `${owner.id}/1800000000001.csv`,
    expected: { ...ownerFile, download: ownerOnly, delete: none },
  },
  'document of a nutritionist': {
    bucket: 'feedback-attachments',
    key: files.document,
    newKey: ({ assigned }) => `${assigned.id}/documents/certification_1800000000000.pdf`,
    expected: {
      download: 'none yes  yes  yes  yes  yes  yes',
      sign: 'none none none yes  none none none',
      copy: 'none none none yes  none none none',
      list: 'none none none yes  none none none',
      upload: 'no   no   no   yes  no   no   no',
      overwrite: none,
      delete: 'none none none yes  none none none',
    },
  },
}
