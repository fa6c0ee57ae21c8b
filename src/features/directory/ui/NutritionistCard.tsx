import { Trans } from '@lingui/react/macro'
import { LanguageFlags } from '@/entities/nutritionist/LanguageFlags'
import type { ListedNutritionist } from '@/entities/nutritionist/nutritionist'
import { ExpertiseTags } from './ExpertiseTags'
import classes from './NutritionistCard.module.css'
import { PersonFacts } from './PersonFacts'
import { PersonHead } from './PersonHead'

type Props = { person: ListedNutritionist; onOpen: () => void }

/** One nutritionist of the directory; a press anywhere on it opens the connect dialog. */
export function NutritionistCard({ person, onOpen }: Props) {
  const reference = person.reference_id
  return (
    <li className={classes.card}>
      <PersonHead
        person={person}
        name={
          <h3>
            <button type="button" className={classes.name} aria-haspopup="dialog" onClick={onOpen}>
              {person.name}
            </button>
          </h3>
        }
      />
      <PersonFacts
        years={person.years_experience}
        rate={person.consultation_rate}
        rating={person.average_rating}
        reviews={person.review_count}
        clients={person.client_count}
      />
      <ExpertiseTags expertise={person.expertise} limit={2} />
      {person.bio && <p className={classes.bio}>{person.bio}</p>}
      <div className={classes.foot}>
        <LanguageFlags languages={person.languages} limit={3} />
        <span className="muted xs num">
          <Trans>ID {reference}</Trans>
        </span>
      </div>
    </li>
  )
}
