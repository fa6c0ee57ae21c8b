import * as z from 'zod/mini'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { readAll } from '@/shared/api/read-all'
import { run } from '@/shared/api/run'
import { downloadFile } from '@/shared/api/storage'
import { writeCsv } from '@/shared/lib/csv'
import { makeZip, type ZipEntry } from '@/shared/lib/zip'
import { filesToExport, nameInArchive, type StoredFile, storedFilesSchema } from '../model/export-files'
import { sheetOf, tablesOf } from '../model/export-tables'

/** Few enough for a phone, enough that one slow file does not hold up all. */
const downloadsAtOnce = 3

type Export = {
  archive: Blob
  /** Files that are named somewhere and could not be had any more, by their names in the archive. */
  missing: string[]
}

type Options = {
  userId: string
  /** Decides how the tables write numbers. */
  locale: string
  /** Words of the archive's own README, once it is known what is missing. */
  readme: (missing: string[]) => string
  /** Told how much is there, 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/**
 * Everything of a user in one ZIP: all rows as JSON and as a CSV for each table, photos, documents,
 * and the attachments of both sides of the messages.
 * @throws AppError; `cancelled` by the signal
 */
export async function exportAccount({
  userId,
  locale,
  readme,
  onProgress,
  signal,
}: Options): Promise<Export> {
  const data = z.record(z.string(), z.unknown()).parse(await run(db().rpc('export_my_data'), signal))
  const tables = tablesOf(data)
  const files = filesToExport(await listOwnFiles(signal), tables)
  const { found, missing } = await download(files, { userId, onProgress, signal })
  const at = new Date()
  const text = (name: string, content: string): ZipEntry => ({ name, content: new Blob([content]), at })
  const sheets = [...tables]
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => text(`tables/${name}.csv`, writeCsv(sheetOf(rows), locale)))
  const entries = [
    text('README.txt', readme(missing)),
    text('data.json', JSON.stringify(data, null, 2)),
    ...sheets,
    ...found.map(({ name, content }) => ({ name, content, at })),
  ]
  return { archive: await makeZip(entries), missing }
}

/** The files of the signed-in user, in every bucket. @throws AppError */
export async function listOwnFiles(signal?: AbortSignal): Promise<StoredFile[]> {
  const rows = await readAll((first, last) =>
    run(db().rpc('list_my_files').order('bucket').order('key').range(first, last), signal),
  )
  return storedFilesSchema.parse(rows)
}

type Downloads = { found: { name: string; content: Blob }[]; missing: string[] }

async function download(
  files: StoredFile[],
  { userId, onProgress, signal }: Pick<Options, 'userId' | 'onProgress' | 'signal'>,
): Promise<Downloads> {
  const found = new Map<number, { name: string; content: Blob }>()
  const missing: string[] = []
  const queue = files.entries()
  let settled = 0
  const work = async () => {
    for (const [index, file] of queue) {
      const name = nameInArchive(file, userId)
      try {
        found.set(index, { name, content: await downloadFile(file.bucket, file.key, signal) })
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'not-found') throw error
        missing.push(name)
      }
      settled += 1
      onProgress(settled / files.length)
    }
  }
  await Promise.all(Array.from({ length: downloadsAtOnce }, work))
  return { found: [...found].toSorted(([one], [other]) => one - other).map(([, entry]) => entry), missing }
}
