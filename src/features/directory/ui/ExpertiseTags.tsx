import { Trans, useLingui } from '@lingui/react/macro'
import { expertiseText } from '@/entities/nutritionist/expertise'
import classes from './ExpertiseTags.module.css'

type Props = {
  expertise: readonly string[]
  /** How many at most; the rest is counted. */
  limit: number
}

/** Areas of expertise, the first few of them. */
export function ExpertiseTags({ expertise, limit }: Props) {
  const { t, i18n } = useLingui()
  const more = expertise.length - limit
  if (expertise.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={t`Areas of Expertise`}>
      {expertise.slice(0, limit).map((value) => (
        <li key={value}>{expertiseText(value, (text) => i18n._(text))}</li>
      ))}
      {more > 0 && (
        <li className={classes.more}>
          <Trans>+{more} more</Trans>
        </li>
      )}
    </ul>
  )
}
