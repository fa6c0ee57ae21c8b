import { useLingui } from '@lingui/react'
import { NumberField } from '@/shared/ui/form/NumberField'
import { EnergyOffer } from './EnergyOffer'
import classes from './MealFigures.module.css'
import { type MealFormControls, mealLog } from '../log'

type Props = { form: MealFormControls; problem: (code: string) => string }

/** Energy in kcal and the macros in grams. */
export function MealFigures({ form, problem }: Props) {
  const { i18n } = useLingui()
  const figures = ['calories', 'protein_grams', 'carbs_grams', 'fat_grams'] as const
  return (
    <div className={classes.figures}>
      {figures.map((name) => (
        <NumberField
          key={name}
          control={form.control}
          name={name}
          label={i18n._(mealLog.fields[name].label)}
          problem={problem}
          placeholder="0"
        />
      ))}
      <EnergyOffer form={form} />
    </div>
  )
}
