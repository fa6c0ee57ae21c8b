import { useLingui } from '@lingui/react/macro'
import type { Meal } from '@/entities/meal'
import { VersionsDialog } from '@/shared/ui/VersionsDialog'
import { contentOfMeal, differences } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import { useContentWords } from './use-content-words'

type Props = {
  /** What the form says, and what is stored now; undefined while there is no conflict. */
  conflict: { mine: MealContent; stored: Meal } | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The meal was changed elsewhere: the user chooses the version that stays. */
export function ConflictDialog({ conflict, ...answers }: Props) {
  const { t } = useLingui()
  const words = useContentWords()
  const mine = conflict?.mine
  const theirs = conflict && contentOfMeal(conflict.stored)
  return (
    <VersionsDialog
      opened={conflict !== undefined}
      title={t`This meal was changed elsewhere`}
      rows={
        mine && theirs
          ? differences(mine, theirs).map((key) => ({
              label: words.label(key),
              mine: words.value(mine, key),
              theirs: words.value(theirs, key),
            }))
          : []
      }
      {...answers}
    />
  )
}
