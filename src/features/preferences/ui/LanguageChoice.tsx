import { Trans, useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '@/shared/i18n/locale'
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
      value={locales.find((locale) => locale === i18n.locale) ?? 'en'}
      onChange={switchTo}
    />
  )
}
