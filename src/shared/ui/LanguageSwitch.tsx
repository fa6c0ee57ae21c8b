import { useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '../i18n/languages'
import { useSwitchLocale } from '../i18n/use-switch-locale'
import classes from './LanguageSwitch.module.css'

/** The language of the app, in short. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const switchTo = useSwitchLocale()
  return (
    <div className={classes.switch} role="group" aria-label={t`Language`}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={i18n.locale === locale}
          onClick={() => switchTo(locale)}
        >
          <span aria-hidden>{locale.toUpperCase()}</span>
          <span className="vh">{localeNames[locale]}</span>
        </button>
      ))}
    </div>
  )
}
