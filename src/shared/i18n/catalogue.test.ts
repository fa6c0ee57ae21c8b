import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from '../../../supabase/functions/_shared/languages.ts'

/** What stays in Latin letters where others are written: names, kinds of files, addresses, and the word on Supabase's own screen. */
const latin = new Set(
  [
    'Day&Plate Supabase Facebook Instagram LinkedIn Twitter YouTube English Excel Word',
    'API CSV GIF HEIC ID JPEG JPG JSON PDF PNG QR URL WebP ZIP',
    'example.com/anna name@example.com https://your-project.supabase.co supabase.com supabase/migrations publishable',
  ].flatMap((words) => words.split(' ')),
)

const parse = (locale: string, name: string) =>
  formatter().parse(readFileSync(join('src/locales', name, `${locale}.po`), 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: name,
  })

/** The words of a message without its arguments, the names of its plural forms, and its tags. */
const wordsOf = (message: string): string =>
  message
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{')
    .replaceAll(/\b(?:zero|one|two|few|many|other|offset:\d+)\s*(?=\{)/g, '')
    .replaceAll(/\{\w+(?:, [^{}]*)?\}/g, '')
    .replaceAll(/<\/?\d+\/?>/g, '')

const isCyrillic = (code: LanguageCode) => new Intl.Locale(languages[code].tag).maximize().script === 'Cyrl'

const namesOf = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{(\w+)[,}]|<(\d+)\/?>/g)].map((match) => match[0].replace(/[,}]$/, '')),
    ),
  ].toSorted()

/** The names of the plural forms that a message has, for each number in it. */
const formsOf = (message: string): string[][] =>
  message
    .split(', plural,')
    .slice(1)
    .map((rest) => {
      let depth = 0
      let names = ''
      for (const letter of rest) {
        if (letter === '}') depth -= 1
        if (depth < 0) break
        if (depth === 0) names += letter === '}' ? ' ' : letter
        if (letter === '{') depth += 1
      }
      return names.match(/[a-z]+(?=\s*\{)/g) ?? []
    })

const catalogues = languageCodes
  .filter((code) => code !== defaultLanguage)
  .flatMap((code) => ['guest', 'member'].map((name) => ({ code, name })))

describe.each(catalogues)('the $name messages in $code', async ({ code, name }) => {
  const messages = Object.values(await parse(code, name)).map(({ message, translation }) => ({
    message: message ?? '',
    translation: translation ?? '',
  }))

  it('are all written', () => {
    expect(messages.length).toBeGreaterThan(100)
    expect(messages.filter(({ translation }) => !translation.trim())).toEqual([])
  })

  it.runIf(isCyrillic(code))('have no Latin letter but in names, units of files and addresses', () => {
    const foreign = messages.flatMap(({ translation }) =>
      (wordsOf(translation).match(/[A-Za-z][\w.&@:/-]*/g) ?? [])
        .map((word) => word.replace(/[.:-]$/, ''))
        .filter((word) => !latin.has(word)),
    )
    expect(foreign).toEqual([])
  })

  it('have no Cyrillic letter in English but in the name of the language', () => {
    const english = messages.map(({ message }) => wordsOf(message).replaceAll('Русский', ''))
    expect(english.filter((words) => /[А-Яа-яЁё]/.test(words))).toEqual([])
  })

  it('have every plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(languages[code].tag).resolvedOptions()
    const lacking = messages.filter(({ translation }) =>
      formsOf(translation).some((forms) => pluralCategories.some((form) => !forms.includes(form))),
    )
    expect(lacking.map(({ translation }) => translation)).toEqual([])
  })

  it('speak of the same things as in English', () => {
    const unlike = messages.filter(
      ({ message, translation }) => namesOf(message).join() !== namesOf(translation).join(),
    )
    expect(unlike.map(({ translation }) => translation)).toEqual([])
  })
})
