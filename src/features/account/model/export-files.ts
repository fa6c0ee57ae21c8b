import * as z from 'zod/mini'
import type { Bucket } from '@/shared/api/storage'
import type { ExportTables } from './export-tables'

/** A stored file, by where it is. */
export type StoredFile = { bucket: Bucket; key: string }

/** The answer of `list_my_files`. */
export const storedFilesSchema = z.array(
  z.object({ bucket: z.enum(['food-images', 'profile-pictures', 'feedback-attachments']), key: z.string() }),
)

const folders: Record<Bucket, string> = {
  'food-images': 'photos',
  'profile-pictures': 'profile-pictures',
  'feedback-attachments': 'attachments',
}

/**
 * The files of an export: the own ones, without the small versions of photos, and what others have sent.
 * @param own `list_my_files`
 */
export function filesToExport(own: readonly StoredFile[], tables: ExportTables): StoredFile[] {
  const keys = new Set(own.map(({ key }) => key))
  const received = (tables.get('feedback') ?? [])
    .map(({ attachment_url: key }) => key)
    .filter((key): key is string => typeof key === 'string' && !keys.has(key))
  const isSmall = ({ key }: StoredFile) => key.endsWith('-small.jpg')
  return [
    ...own.filter((file) => !isSmall(file)),
    ...received.map((key) => ({ bucket: 'feedback-attachments' as const, key })),
  ]
}

/** What a file is called in the archive: the tables name the end of it. */
export function nameInArchive({ bucket, key }: StoredFile, userId: string): string {
  const own = `${userId}/`
  const rest = key.startsWith(own) ? key.slice(own.length) : `received/${key.split('/').slice(1).join('/')}`
  return `${folders[bucket]}/${rest}`
}
