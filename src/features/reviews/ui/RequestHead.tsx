import { Trans } from '@lingui/react/macro'
import type { ReviewRequest } from '@/entities/review/review'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './RequestHead.module.css'

/** Whom a request is about, and how long it stands. */
export function RequestHead({ request }: { request: ReviewRequest }) {
  const { nutritionist, nutritionist_id, expires_at } = request
  const expiry = useFormat().day(toDay(new Date(expires_at)), 'full')
  return (
    <span className={classes.head}>
      <PersonAvatar
        id={nutritionist_id}
        name={nutritionist.name}
        pictureUrl={pictureAddress(nutritionist.profile_picture_url)}
        size="lg"
      />
      <span className={classes.words}>
        <b>{nutritionist.name}</b>
        <span className="muted small">
          <Trans>Open until {expiry}</Trans>
        </span>
      </span>
    </span>
  )
}
