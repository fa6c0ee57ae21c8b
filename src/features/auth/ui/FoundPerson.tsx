import { Plural, Trans } from '@lingui/react/macro'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './NutritionistChoice.module.css'

/** A nutritionist as somebody may see her who is not signed in: picture, name, experience and rating. */
export function FoundPerson({ person }: { person: FoundNutritionist }) {
  const { id, name, profile_picture_url, years_experience, average_rating } = person
  const stars = useFormat().fixed(average_rating ?? 0, 1)
  return (
    <span className={classes.person}>
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(profile_picture_url)} />
      <span className={classes.words}>
        <b>{name}</b>
        <span className={`small ${classes.facts}`}>
          {years_experience !== null && (
            <span>
              <Plural value={years_experience} one="# year of experience" other="# years of experience" />
            </span>
          )}
          {average_rating !== null && (
            <span>
              <Trans>Rating {stars} of 5</Trans>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
