import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { ratings } from '@/entities/review/review'
import { ratingTexts } from '@/entities/review/rating-texts'
import { IconStar, IconStarFilled } from '@/shared/ui/icons'
import type { ReviewContent, ReviewFields } from '../model/review-form'
import classes from './StarField.module.css'

type Props = {
  control: Control<ReviewFields, unknown, ReviewContent>
  problem: (code: string) => string
}

/** One to five stars: native radios, so arrow keys and screen readers know them; the word of a star stands below. */
export function StarField({ control, problem }: Props) {
  const { i18n } = useLingui()
  const hintId = useId()
  const [pointed, setPointed] = useState<number>()
  const { field, fieldState } = useController({ control, name: 'rating' })
  const { message } = fieldState.error ?? {}
  const lit = pointed ?? Number(field.value)
  const word = ratings.find((rating) => rating === lit)
  return (
    <fieldset className={classes.field} aria-describedby={hintId}>
      <legend className="f-label">
        <Trans>Your rating</Trans>
      </legend>
      <div className={classes.stars} onMouseLeave={() => setPointed(undefined)}>
        {ratings.map((rating) => {
          const Icon = rating <= lit ? IconStarFilled : IconStar
          return (
            <label key={rating} title={i18n._(ratingTexts[rating])} onMouseEnter={() => setPointed(rating)}>
              <input
                ref={rating === 1 ? field.ref : undefined}
                type="radio"
                className="vh"
                name={field.name}
                value={rating}
                checked={field.value === String(rating)}
                onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
                onBlur={field.onBlur}
                aria-invalid={message !== undefined}
              />
              <Icon aria-hidden />
              <span className="vh">
                <Plural value={rating} one="# star" other="# stars" />, {i18n._(ratingTexts[rating])}
              </span>
            </label>
          )
        })}
      </div>
      <p id={hintId} className={message ? classes.error : classes.word} role={message ? 'alert' : undefined}>
        {message ? problem(message) : word && i18n._(ratingTexts[word])}
      </p>
    </fieldset>
  )
}
