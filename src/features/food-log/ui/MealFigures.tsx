import { useLingui } from '@lingui/react/macro'
import type { Control } from 'react-hook-form'
import { NumberField } from '@/shared/ui/form/NumberField'
import type { MealContent, MealFields } from '../model/meal-form'
import classes from './MealFigures.module.css'

type Props = { control: Control<MealFields, unknown, MealContent>; problem: (code: string) => string }

/** Energy in kcal and the macros in grams. */
export function MealFigures({ control, problem }: Props) {
  const { t } = useLingui()
  const figures = [
    { name: 'calories', label: t`Calories, kcal` },
    { name: 'proteinGrams', label: t`Protein, g` },
    { name: 'carbsGrams', label: t`Carbs, g` },
    { name: 'fatGrams', label: t`Fat, g` },
  ] as const
  return (
    <div className={classes.figures}>
      {figures.map(({ name, label }) => (
        <NumberField
          key={name}
          control={control}
          name={name}
          label={label}
          problem={problem}
          placeholder="0"
        />
      ))}
    </div>
  )
}
