import { i18n, type Messages } from '@lingui/core'
import { inTime } from '../api/in-time'
import type { Locale } from './languages'
import { storeLocale } from './locale'

/** The words in two parts, so that the login does not load those of every screen behind it. */
type Part = 'guest' | 'member'

const catalogues = import.meta.glob<{ messages: Messages }>('./*/*.po', { base: '../../locales' })

const fetchWords = (part: Part, locale: Locale) => catalogues[`./${part}/${locale}.po`]!()

const partsInUse = new Set<Part>(['guest'])

/**
 * Shows the app in a language from now on: loads its words, tells the document, keeps the choice.
 * @throws where the words do not load within 20 s
 */
export async function activateLocale(locale: Locale): Promise<void> {
  if (i18n.locale === locale) return
  await Promise.all([...partsInUse].map((part) => load(part, locale)))
  i18n.activate(locale)
  document.documentElement.lang = locale
  storeLocale(locale)
}

/** Adds the words of the screens behind the login, in the language on screen and in every one chosen later. @throws as `activateLocale` */
export async function addMemberWords(locale: Locale): Promise<void> {
  if (partsInUse.has('member')) return
  await load('member', locale)
  partsInUse.add('member')
}

/** Fetches the words of the screens behind the login without using them yet. */
export const fetchMemberWords = (locale: Locale): Promise<unknown> => fetchWords('member', locale)

async function load(part: Part, locale: Locale): Promise<void> {
  const { messages } = await inTime(fetchWords(part, locale))
  i18n.load(locale, messages)
}
