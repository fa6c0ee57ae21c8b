import { Trans } from '@lingui/react/macro'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { IconUser } from '@/shared/ui/icons'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { Stars } from '@/shared/ui/Stars'
import type { Review } from '../review'
import { reviewDay } from '../model/review-day'
import classes from './ReviewItem.module.css'

/** One review: who wrote it, unless that is nobody's business, the stars, the day and the words. */
export function ReviewItem({ review }: { review: Review }) {
  const { client, client_id, rating, comment } = review
  const { day } = useFormat()
  const written = reviewDay(review)
  return (
    <li className={classes.review}>
      {client ? (
        <PersonAvatar
          id={client_id ?? ''}
          name={client.name}
          pictureUrl={pictureAddress(client.profile_picture_url)}
        />
      ) : (
        <span className={classes.nobody} aria-hidden>
          <IconUser className="icon" />
        </span>
      )}
      <div className={classes.words}>
        <h3>{client ? client.name : <Trans>Anonymous Client</Trans>}</h3>
        <p className={classes.facts}>
          <Stars value={rating} />
          <time className="muted small" dateTime={written}>
            {day(written, 'full')}
          </time>
        </p>
        {comment && <p className={classes.comment}>{comment}</p>}
      </div>
    </li>
  )
}
