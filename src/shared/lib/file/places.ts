import { type FileKind, fileKinds } from './file-kind'

/** What each place takes, in the kinds that a device may have; HEIC and AVIF are stored as JPEG. */
export const places = {
  /** Of a meal or a person: redrawn in two sizes (`preparePhoto`). */
  photo: ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'],
  /** With a message: `takeFile`. */
  message: ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'],
  /** A document of a nutritionist's profile: `takeFile`. */
  credential: ['pdf', 'jpeg', 'png', 'avif', 'heic'],
} as const satisfies Record<string, readonly FileKind[]>
export type Place = keyof typeof places

/** What a file choice offers for a place. */
export const acceptOf = (place: Place): string =>
  places[place]
    .flatMap((kind) => [fileKinds[kind].type, ...fileKinds[kind].endings.map((ending) => `.${ending}`)])
    .join(',')
