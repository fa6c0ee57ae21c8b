import { Trans, useLingui } from '@lingui/react/macro'
import { defaultLocale, localeNames, locales } from '@/shared/i18n/languages'
import { useSwitchLocale } from '@/shared/i18n/use-switch-locale'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'

/** The language of the app, on this device. */
export function LanguageChoice() {
  const { i18n } = useLingui()
  const switchTo = useSwitchLocale()
  return (
    <SegmentedRadio
      legend={<Trans>Language</Trans>}
      options={locales.map((value) => ({ value, label: <span lang={value}>{localeNames[value]}</span> }))}
      value={locales.find((locale) => locale === i18n.locale) ?? defaultLocale}
      onChange={switchTo}
    />
  )
}
