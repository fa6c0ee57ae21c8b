import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import lingui from '../../lingui.config.ts'
import { fileOfNotice, isNotice, noticeOf } from '../../src/features/chat/model/compose.ts'
import { createFormat } from '../../src/shared/i18n/format.ts'
import { isLocale, localeNames, locales } from '../../src/shared/i18n/languages.ts'
import { localeOfAddress } from '../../src/shared/i18n/locale.ts'
import { asTyped } from '../../src/shared/lib/amount.ts'
import { writeCsv } from '../../src/shared/lib/csv.ts'
import {
  type Language,
  type LanguageCode,
  languageCodes,
  languages,
} from '../../supabase/functions/_shared/languages.ts'
import { writeMail } from '../../supabase/functions/notifications/mail.ts'
import { createMailer } from '../../supabase/local/mail.ts'
import { fillPage, languageTable, withColumns } from './languages.ts'

/** The English row, with every text marked. */
const { added, marked } = vi.hoisted(() => ({
  added: 'fi',
  marked: <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        typeof value === 'string' ? `fi:${value}` : marked(value),
      ]),
    ) as Part,
}))

vi.mock(import('../../supabase/functions/_shared/languages.ts'), async (importOriginal) => {
  const table = await importOriginal()
  const { texts, fileNotice } = table.languages.en
  const row: Language = {
    name: 'Suomi',
    tag: 'fi-FI',
    decimalSign: ',',
    csvSeparator: ';',
    fileNotice: `fi:${fileNotice}`,
    texts: marked(texts),
  }
  Object.assign(table.languages, { [added]: row })
  table.languageCodes.push(added as LanguageCode)
  return table
})

const code = added as LanguageCode
const row: Language = languages[code]
const page = readFileSync('index.html', 'utf8')

/** What boot.js takes the language for, on a page that knows these. */
function languageAtStart(search: string, stored: Record<string, string>): string {
  const known = /data-languages="([^"]*)"/.exec(fillPage(page))![1]!
  const root = { lang: '', setAttribute: () => {} }
  const script = { getAttribute: (name: string) => (name === 'data-languages' ? known : null) }
  runInNewContext(readFileSync('src/public/boot.js', 'utf8'), {
    document: { documentElement: root, currentScript: script },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { search },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    setTimeout: () => {},
    URLSearchParams,
  })
  return root.lang
}

describe('one more row is one more language', () => {
  it('for the app: its switch, its address, its formats', () => {
    expect(locales).toContain(added)
    expect([isLocale(added), localeNames[code], localeOfAddress(`?lang=${added}`)]).toEqual([
      true,
      'Suomi',
      added,
    ])
    expect(asTyped(1.5, added)).toBe('1,5')
    expect(createFormat(added).number(1234.5, 1)).toBe('1\u00a0234,5')
    expect(createFormat(added).day('2026-11-27', 'date')).toBe('27. marraskuuta')
  })

  it('for CSV', () => {
    expect(writeCsv([['Paino', 70.5]], added)).toBe('\uFEFFPaino;70,5\r\n')
  })

  it('for a message that is only a file', () => {
    const notice = noticeOf('a.pdf', added)
    expect(notice).toBe('fi:Sent attachment: a.pdf')
    expect([fileOfNotice(notice), isNotice(notice, 'a.pdf')]).toEqual(['a.pdf', true])
  })

  it('for the tool of the catalogues', () => {
    expect(lingui.locales).toContain(added)
  })

  it('for the build of the app, which gets only the columns that it asks for', () => {
    const built = withColumns(`names = languageColumn('name')`)
    expect(JSON.parse(built.replace('names = ', ''))).toMatchObject({ en: 'English', [added]: 'Suomi' })
  })

  it('for the start-up screen, in the order of wishes', () => {
    expect(languageAtStart(`?lang=${added}`, { lang: 'ru' })).toBe(added)
    expect(languageAtStart('?lang=tlh', { lang: added })).toBe(added)
    expect(languageAtStart('', {})).toBe('en')
    const filled = fillPage(page)
    for (const text of Object.values(row.texts.start))
      expect(filled).toContain(`<span lang="fi">${text.replaceAll('&', '&amp;')}</span>`)
    expect(filled).toContain(`:lang(fi) .boot [lang='fi']`)
    expect(filled).not.toMatch(/<!-- words|the language of the page/)
  })

  it('for the installed app', () => {
    const files = new Map<string, string>()
    const { generateBundle } = languageTable() as { generateBundle: (this: object) => void }
    generateBundle.call({
      emitFile: ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source),
    })
    expect([...files.keys()]).toEqual(languageCodes.map((one) => `app.${one}.webmanifest`))
    expect(JSON.parse(files.get('app.fi.webmanifest')!)).toMatchObject({
      lang: added,
      description: row.texts.manifest.description,
      start_url: '/dashboard?lang=fi',
      shortcuts: [
        { name: 'fi:Log a meal', url: '/food-log?lang=fi' },
        { name: 'fi:Measurements', url: '/measurements?lang=fi' },
        { name: 'fi:Chat', url: '/feedback?lang=fi' },
      ],
    })
  })

  it.each(['new_message', 'target_update'] as const)('for the mail of %s', (event) => {
    const { subject, text } = writeMail(event, [code], 'https://app.example.com')
    const { sentence, open, why, ...rest } = row.texts.mails[event]
    expect(subject).toBe(rest.subject)
    expect(text).toBe(`${sentence}\n\n${open} https://app.example.com/dashboard?lang=fi\n\n${why}`)
  })

  it.each([
    ['sendConfirmation', 'signup'],
    ['sendRecovery', 'recovery'],
    ['sendMagicLink', 'magiclink'],
    ['sendEmailChange', 'email_change'],
  ] as const)('for the mail of %s', async (send, kind) => {
    const mails: string[] = []
    const mailer = createMailer({
      delivery: 'print',
      apiUrl: 'http://localhost:54321',
      siteUrl: 'http://localhost:5173',
      redirectTo: () => undefined,
      log: (line) => mails.push(line),
    })
    await mailer[send]?.('anna@example.com', 'token')
    expect(mails[0]).toContain(` · ${row.texts.mails[kind].subject}\n`)
    expect(mails[0]).toContain(`\n${row.texts.mails[kind].invitation}\n`)
  })
})
