import { useLingui } from '@lingui/react/macro'
import { NumberField } from '@/shared/ui/form/NumberField'
import { EnergyOffer } from './EnergyOffer'
import classes from './MealFigures.module.css'
import type { MealFormState } from './use-meal-draft'

type Props = { form: MealFormState; problem: (code: string) => string }

/** Energy in kcal and the macros in grams. */
export function MealFigures({ form, problem }: Props) {
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
          control={form.control}
          name={name}
          label={label}
          problem={problem}
          placeholder="0"
        />
      ))}
      <EnergyOffer form={form} />
    </div>
  )
}
