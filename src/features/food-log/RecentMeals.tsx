import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { Chips } from '@/shared/ui/Chips'

type Props = {
  /** Where the meals are from. */
  label: ReactNode
  meals: Meal[]
  onRepeat: (meal: Meal) => void
}

/** Earlier meals to begin with in place of an empty form: one press fills it, the next one saves. */
export function RecentMeals({ label, meals, onRepeat }: Props) {
  const { t } = useLingui()
  const chips = meals.map((meal) => {
    const { id, title } = meal
    return { key: id, text: title, label: t`Repeat: ${title}`, onPress: () => onRepeat(meal) }
  })
  return <Chips label={label} chips={chips} />
}
