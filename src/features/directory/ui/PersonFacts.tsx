import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { IconStarFilled } from '@/shared/ui/icons'
import classes from './PersonFacts.module.css'

type Props = {
  years: number | null
  /** US dollars an hour */
  rate: number | null
  rating?: number | null
  reviews?: number
  clients?: number
}

/** What a nutritionist is chosen by, in one line; a figure that is not known is left out. */
export function PersonFacts({ years, rate, rating = null, reviews = 0, clients }: Props) {
  const { t } = useLingui()
  const { number, fixed } = useFormat()
  const perHour = number(rate ?? 0, 2)
  const stars = rating === null || rating <= 0 ? undefined : fixed(rating, 1)
  return (
    <ul className={classes.facts}>
      {stars !== undefined && (
        <li className={classes.rating}>
          <IconStarFilled className={classes.star} aria-hidden />
          <span className="vh">
            <Trans>Rating {stars} of 5</Trans>
          </span>
          <b className="num" aria-hidden>
            {stars}
          </b>
          <span className="muted">
            <Plural value={reviews} one="# review" other="# reviews" />
          </span>
        </li>
      )}
      {clients !== undefined && (
        <li>
          <Plural value={clients} one="# client" other="# clients" />
        </li>
      )}
      {years !== null && (
        <li>
          <Plural value={years} one="# year of experience" other="# years of experience" />
        </li>
      )}
      {rate !== null && <li className="num">{t`$${perHour}/hour`}</li>}
    </ul>
  )
}
