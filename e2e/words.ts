import { readFile } from 'node:fs/promises'
import { formatter } from '@lingui/format-po'
import { defaultLanguage, type LanguageCode } from '../supabase/functions/_shared/languages.ts'

/**
 * What the screens behind the login say in a language.
 * @returns the words for an English message that has neither arguments nor a context
 */
export async function wordsOf(code: LanguageCode): Promise<(message: string) => string> {
  const filename = `src/locales/member/${code}.po`
  const entries = await formatter().parse(await readFile(filename, 'utf8'), {
    locale: code,
    sourceLocale: defaultLanguage,
    filename,
  })
  const words = new Map(Object.values(entries).map(({ message, translation }) => [message, translation]))
  return (message) => {
    const said = words.get(message)
    if (!said) throw new Error(`${filename} says nothing for ${message}`)
    return said
  }
}
