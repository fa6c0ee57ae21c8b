import { Plural, Trans } from '@lingui/react/macro'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import type { PublicNutritionist } from '../nutritionist'
import classes from './ProfileHead.module.css'

/** Who she is: picture, name, e-mail, years of experience, rate and reference ID. */
export function ProfileHead({ nutritionist }: { nutritionist: PublicNutritionist }) {
  const { id, name, email, profile_picture_url, years_experience, consultation_rate, reference_id } =
    nutritionist
  const rate = useFormat().number(consultation_rate ?? 0, 2)
  return (
    <div className={classes.head}>
      <span className={classes.picture}>
        <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(profile_picture_url)} size="lg" />
      </span>
      <div className={classes.words}>
        <h2>{name}</h2>
        {email && <p className="muted">{email}</p>}
        <ul className={classes.facts}>
          {years_experience !== null && (
            <li>
              <Plural value={years_experience} one="# year of experience" other="# years of experience" />
            </li>
          )}
          {consultation_rate !== null && (
            <li>
              <Trans>${rate} an hour</Trans>
            </li>
          )}
        </ul>
      </div>
      {reference_id && (
        <p className={classes.reference}>
          <span className="muted small">
            <Trans>Reference ID</Trans>
          </span>
          <b translate="no">{reference_id}</b>
        </p>
      )}
    </div>
  )
}
