import { downloadZip } from 'client-zip'

/** A file of an archive; folders of its name are separated by '/'. */
export type ZipEntry = { name: string; content: Blob; at: Date }

/** Packs files into one ZIP as they are: photos and documents are compressed already. */
export const makeZip = (entries: readonly ZipEntry[]): Promise<Blob> =>
  downloadZip(entries.map(({ name, content, at }) => ({ name, input: content, lastModified: at }))).blob()
