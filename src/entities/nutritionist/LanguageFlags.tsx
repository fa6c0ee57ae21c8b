import { useLingui } from '@lingui/react/macro'
import { type ConsultationLanguage, isConsultationLanguage, languageTexts } from './languages'
import flags from './ui/flags.svg'
import classes from './LanguageFlags.module.css'

const flagOf: Record<ConsultationLanguage, string> = {
  Azerbaijani: 'az',
  Turkish: 'tr',
  Russian: 'ru',
  English: 'gb',
  French: 'fr',
  German: 'de',
  Spanish: 'es',
}

type Props = {
  /** As the database keeps them; one that is not known has no flag and is shown by its name. */
  languages: readonly string[]
  /** How many at most; the rest is counted. */
  limit?: number
  /** The names stand beside the flags. */
  withNames?: boolean
}

/** Consultation languages as flags, drawn so that they look alike on every system; read out by name. */
export function LanguageFlags({ languages, limit = languages.length, withNames = false }: Props) {
  const { t, i18n } = useLingui()
  const shown = languages.slice(0, limit)
  const more = languages.length - shown.length
  return (
    <ul className={classes.flags} aria-label={t`Languages`}>
      {shown.map((language) => {
        const name = isConsultationLanguage(language) ? i18n._(languageTexts[language]) : language
        const hasFlag = isConsultationLanguage(language)
        return (
          <li key={language} title={withNames ? undefined : name}>
            {hasFlag && <img src={`${flags}#${flagOf[language]}`} alt={withNames ? '' : name} />}
            {(withNames || !hasFlag) && <span>{name}</span>}
          </li>
        )
      })}
      {more > 0 && <li className="num">+{more}</li>}
    </ul>
  )
}
