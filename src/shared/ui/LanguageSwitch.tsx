import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { localeNames, locales } from '../i18n/locale'
import classes from './LanguageSwitch.module.css'

/** English or Russian. Takes effect in place, so that nothing typed is lost (DESIGN.md section 4). */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  return (
    <div className={classes.switch} role="group" aria-label={t`Language`}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={i18n.locale === locale}
          onClick={() =>
            void navigate({
              to: '.',
              search: (now: object) => ({ ...now, lang: locale }),
              replace: true,
              resetScroll: false,
            })
          }
        >
          <span aria-hidden>{locale.toUpperCase()}</span>
          <span className="vh">{localeNames[locale]}</span>
        </button>
      ))}
    </div>
  )
}
