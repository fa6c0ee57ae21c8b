import {
  defaultLanguage,
  type LanguageCode,
  languageColumn,
} from '../../../supabase/functions/_shared/languages'

/** A language that the app speaks, by its code. */
export type Locale = LanguageCode

/** Each language under its own name. */
export const localeNames = languageColumn('name')

export const locales = Object.keys(localeNames) as Locale[]

/** For who has chosen none. */
export const defaultLocale = defaultLanguage

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

export { languageColumn }
