import { useLingui } from '@lingui/react/macro'
import type { Meal } from '@/entities/meal'
import { VersionsDialog } from '@/shared/ui/VersionsDialog'
import { contentOfMeal, differences } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import { useContentWords } from './use-content-words'

type Props = {
  /** What is stored now; undefined while there is no conflict. */
  stored: Meal | undefined
  /** What the form says. */
  mine: MealContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The meal was changed elsewhere: the user chooses the version that stays. */
export function ConflictDialog({ stored, mine, ...answers }: Props) {
  const { t } = useLingui()
  const words = useContentWords()
  const theirs = stored && contentOfMeal(stored)
  const keys = mine && theirs ? differences(mine, theirs) : []
  return (
    <VersionsDialog
      opened={Boolean(mine && theirs)}
      title={t`This meal was changed elsewhere`}
      rows={keys.map((key) => ({
        label: words.label(key),
        mine: mine ? words.value(mine, key) : '',
        theirs: theirs ? words.value(theirs, key) : '',
      }))}
      {...answers}
    />
  )
}
