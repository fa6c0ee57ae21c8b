import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '../src/shared/testing/read-csv.ts'
import type { Api, Lang, Person } from './fixtures.ts'

/** Presses the button that exports, and reads the file that comes. */
export async function exported(page: Page, lang: Lang): Promise<{ name: string; rows: string[][] }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: lang === 'en' ? 'Export report' : 'Скачать отчёт' }).click()
  const file = await coming
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), rows: readCsv(text, lang === 'en' ? ',' : ';') }
}

/** Sets targets as the nutritionist of the client. */
export const setTargets = (api: Api, coach: Person, client: Person, targets: object): Promise<void> =>
  api.insertRow(coach, 'client_targets', { client_id: client.id, nutritionist_id: coach.id, ...targets })
