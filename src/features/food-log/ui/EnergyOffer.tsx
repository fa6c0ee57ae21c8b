import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useFormat } from '@/shared/i18n/format'
import { QuietNote } from '@/shared/ui/QuietNote'
import { energyOfMacros } from '../model/macro-energy'
import type { MealFormControls } from '../log'

const watched = ['calories', 'protein_grams', 'carbs_grams', 'fat_grams'] as const

/** Offers the energy of the macros for as long as the field of the energy is empty. */
export function EnergyOffer({ form }: { form: MealFormControls }) {
  const format = useFormat()
  const [calories, protein_grams, carbs_grams, fat_grams] = useWatch({ control: form.control, name: watched })
  const energy = energyOfMacros({ calories, protein_grams, carbs_grams, fat_grams })
  if (energy === undefined) return null
  const kcal = format.energy(energy)
  return (
    <QuietNote
      action={
        <Button
          variant="subtle"
          onClick={() => {
            form.setValue('calories', String(energy), { shouldDirty: true, shouldValidate: true })
            form.setFocus('calories')
          }}
        >
          <Trans>Use {kcal} kcal</Trans>
        </Button>
      }
    >
      <Trans>The macros come to {kcal} kcal.</Trans>
    </QuietNote>
  )
}
