import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../supabase/functions/_shared/languages.ts'
import { createFormat } from './format'

/** Every text below a part of a row, with its path. */
const textsIn = (part: object, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsIn(value, `${path}${name}.`),
  )

const textsOf = (code: keyof typeof languages) => textsIn(languages[code].texts)

/** What the fonts of the product can draw. */
const inFonts = (() => {
  const styles = readFileSync('src/shared/ui/theme/fonts.css', 'utf8')
  const ranges = [...styles.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  )
  return (letter: string) =>
    ranges.some(([first, last]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last)
})()

describe.each(languageCodes)('the language %s', (code) => {
  const row: Language = languages[code]

  it('has its own name, and a tag of its own', () => {
    expect(new Intl.Locale(row.tag).language).toBe(code)
    expect(row.name.toLowerCase()).toBe(
      new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase(),
    )
    expect(row.texts.nameInEnglish).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(code))
  })

  it('has numbers and CSV cells that its readers can tell apart', () => {
    expect(createFormat(code).fixed(1.5, 1)).toBe(`1${row.decimalSign}5`)
    expect(row.csvSeparator).not.toBe(row.decimalSign)
  })

  it('writes days in its own words', () => {
    const written = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }).format(0)
    expect(createFormat(code).day('1970-01-01', 'month').toLowerCase()).toContain(written.toLowerCase())
  })

  it('has a catalogue for each part of the app', () => {
    for (const part of ['guest', 'member'])
      expect(readdirSync(join('src/locales', part))).toContain(`${code}.po`)
  })

  it('says every text outside the app, in other words than the others', () => {
    expect(textsOf(code).filter(([, text]) => text.trim() === '')).toEqual([])
    for (const other of languageCodes.filter((one) => one !== code)) {
      const same = new Map(textsOf(other))
      expect(textsOf(code).filter(([path, text]) => same.get(path) === text)).toEqual([])
    }
  })

  it('has a notice for a file that no other message of another language begins with', () => {
    const others = languageCodes.filter((other) => other !== code)
    expect(row.fileNotice).toMatch(/\S: $/)
    expect(others.some((other) => languages[other].fileNotice.startsWith(row.fileNotice))).toBe(false)
  })

  it('needs no letter that the font of the product lacks', () => {
    const words = ['guest', 'member'].map((part) =>
      readFileSync(join('src/locales', part, `${code}.po`), 'utf8'),
    )
    const letters = new Set(words.join('').match(/\p{L}/gu))
    expect([...letters].filter((letter) => !inFonts(letter))).toEqual([])
  })
})

it('a source asks the table for what is particular to a language', () => {
  const folders = ['src', '.build', 'supabase/functions', 'supabase/local']
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(ts|tsx|js|css)$/.test(file))
    .filter((file) => !/\.test\.ts$|\.gen\.ts$|\/demo\/|_shared\/languages\.ts$/.test(file))
    .concat('index.html', 'lingui.config.ts', 'vite.config.ts')
  const codes = languageCodes.filter((code) => code !== defaultLanguage)
  const named = new RegExp(`['"\`(=](${codes.join('|')})(-[A-Z]{2})?['"\`);&]`)
  const flags = 'src/entities/nutritionist/LanguageFlags.tsx' // of countries, by their codes
  expect(files.filter((file) => file !== flags && named.test(readFileSync(file, 'utf8')))).toEqual([])
})
