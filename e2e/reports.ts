import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '../src/shared/testing/read-csv.ts'
import { type LanguageCode, languages } from '../supabase/functions/_shared/languages.ts'
import type { Api, Person } from './fixtures.ts'
import { wordsOf } from './words.ts'

/** Presses the button that exports, and reads the file that comes. */
export async function exported(page: Page, lang: LanguageCode): Promise<{ name: string; rows: string[][] }> {
  const coming = page.waitForEvent('download')
  const say = await wordsOf(lang)
  await page.getByRole('button', { name: say('Export report') }).click()
  const file = await coming
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), rows: readCsv(text, languages[lang].csvSeparator) }
}

/** Sets targets as the nutritionist of the client. */
export const setTargets = (api: Api, coach: Person, client: Person, targets: object): Promise<void> =>
  api.insertRow(coach, 'client_targets', { client_id: client.id, nutritionist_id: coach.id, ...targets })
