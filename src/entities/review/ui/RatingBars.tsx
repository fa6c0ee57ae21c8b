import { Plural } from '@lingui/react/macro'
import { type RatingDistribution, ratings } from '../review'
import classes from './RatingBars.module.css'

/** How the stars are spread, five first: how many clients gave each number, and its share as a bar. */
export function RatingBars({ distribution }: { distribution: RatingDistribution }) {
  const all = ratings.reduce((sum, rating) => sum + distribution[rating], 0)
  return (
    <ul className={classes.bars}>
      {ratings.toReversed().map((rating) => {
        const count = distribution[rating]
        return (
          <li key={rating}>
            <span className={classes.stars}>
              <Plural value={rating} one="# star" other="# stars" />
            </span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${all > 0 ? (count / all) * 100 : 0}%` }} />
            </span>
            <span className="num small" aria-hidden>
              {count}
            </span>
            <span className="vh">
              <Plural value={count} one="# review" other="# reviews" />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
