import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../i18n/format'
import { IconStar, IconStarFilled } from './icons'
import classes from './Stars.module.css'

const places = [1, 2, 3, 4, 5]

/**
 * A rating as five stars, filled as far as it goes; read out as 'N of 5 stars'.
 * @param props.value 0 to 5; an average may lie between two stars
 */
export function Stars({ value }: { value: number }) {
  const { t } = useLingui()
  const rating = useFormat().number(value, 1)
  return (
    <span className={classes.stars} role="img" aria-label={t`${rating} of 5 stars`}>
      <span>
        {places.map((place) => (
          <IconStar key={place} aria-hidden />
        ))}
      </span>
      <span className={classes.filled} style={{ width: `${(value / places.length) * 100}%` }}>
        {places.map((place) => (
          <IconStarFilled key={place} aria-hidden />
        ))}
      </span>
    </span>
  )
}
