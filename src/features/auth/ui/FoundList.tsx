import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import type { SearchState } from '../api/use-nutritionist-search'
import { FoundPerson } from './FoundPerson'
import classes from './NutritionistChoice.module.css'
import roleClasses from './RoleField.module.css'

type Props = {
  state: SearchState
  picked: FoundNutritionist | undefined
  onPick: (person: FoundNutritionist) => void
  onRetry: () => void
}

/** Who was found, as a choice of one. */
export function FoundList({ state, picked, onPick, onRetry }: Props) {
  const { t, i18n } = useLingui()
  const name = useId()
  if (state.status === 'failed')
    return <ErrorBox onRetry={onRetry}>{i18n._(errorText(state.error))}</ErrorBox>
  if (state.status !== 'found') return null
  if (state.people.length === 0)
    return (
      <p role="status" className="muted small">
        <Trans>Nobody found. Check the spelling, or ask your nutritionist for the reference ID.</Trans>
      </p>
    )
  return (
    <div role="radiogroup" aria-label={t`Nutritionists`} className={classes.found}>
      {state.people.map((person) => (
        <label key={person.id} className={roleClasses.choice}>
          <input
            type="radio"
            name={name}
            checked={picked?.id === person.id}
            onChange={() => onPick(person)}
          />
          <FoundPerson person={person} />
        </label>
      ))}
    </div>
  )
}
