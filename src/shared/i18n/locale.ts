import { deviceStorage } from '../device/storage'

export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]

/** Each language under its own name. */
export const localeNames: Record<Locale, string> = { en: 'English', ru: 'Русский' }

const storedUnder = 'lang'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The choice kept on this device; English where there is none (spec section 9). */
export function storedLocale(): Locale {
  const stored = deviceStorage.read(storedUnder)
  return isLocale(stored) ? stored : 'en'
}

/** Where it is not kept, this tab and the address still carry the choice. */
export const storeLocale = (locale: Locale): void => void deviceStorage.write(storedUnder, locale)

/** The language of the address (`?lang=`); an unknown value falls back to the stored choice (DESIGN.md section 4). */
export function localeOfAddress(search: string): Locale {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : storedLocale()
}
