import { i18n, type Messages } from '@lingui/core'
import { type Locale, storeLocale } from './locale'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  ru: () => import('../../locales/ru.po'),
}

/** Shows the app in a language from now on: loads its words, tells the document, keeps the choice. */
export async function activateLocale(locale: Locale): Promise<void> {
  if (i18n.locale === locale) return
  const { messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  storeLocale(locale)
}
