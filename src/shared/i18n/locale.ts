import { deviceStorage } from '../device/storage'
import { defaultLocale, isLocale, type Locale } from './languages'

const storedUnder = 'lang'

/** The choice kept on this device; the default language where there is none. */
export function storedLocale(): Locale {
  const stored = deviceStorage.read(storedUnder)
  return isLocale(stored) ? stored : defaultLocale
}

/** Where it is not kept, this tab and the address still carry the choice. */
export const storeLocale = (locale: Locale): void => void deviceStorage.write(storedUnder, locale)

/** The language of the address (`?lang=`); an unknown value falls back to the stored choice. */
export function localeOfAddress(search: string): Locale {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : storedLocale()
}
