import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { emptyIngredient, mostIngredients, rowPath } from '@/entities/meal/ingredients'
import { ingredientUnits } from '@/entities/meal/meal'
import { unitTexts } from '@/entities/meal/meal-texts'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextField } from '@/shared/ui/form/TextField'
import { IconPlus, IconTrash } from '@/shared/ui/icons'
import type { MealFormControls } from '../log'
import classes from './IngredientFields.module.css'

type Props = { control: MealFormControls['control']; problem: (code: string) => string }

/** What the meal is made of: rows of name, quantity and unit. */
export function IngredientFields({ control, problem }: Props) {
  const { t, i18n } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' })
  const { errors } = useFormState({ control, name: 'ingredients' })
  const addButton = useRef<HTMLButtonElement>(null)
  const ofAll = errors.ingredients?.root?.message ?? errors.ingredients?.message

  function handleRemove(index: number): void {
    remove(index)
    addButton.current?.focus({ preventScroll: true })
  }

  return (
    <fieldset className={classes.ingredients}>
      <legend className="f-label">
        <Trans>Ingredients</Trans>
      </legend>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <div key={id} className={classes.row} role="group" aria-label={t`Ingredient ${number}`}>
            <TextField
              className={classes.name}
              control={control}
              name={rowPath(index, 'name')}
              problem={problem}
              aria-label={t`Ingredient`}
              placeholder={t`Ingredient`}
              autoComplete="off"
            />
            <NumberField
              className={classes.quantity}
              control={control}
              name={rowPath(index, 'quantity')}
              problem={problem}
              aria-label={t`Quantity`}
              placeholder={t`Quantity`}
            />
            <NativeSelect
              className={classes.unit}
              classNames={{ input: 'f-input' }}
              size="md"
              {...control.register(rowPath(index, 'unit'))}
              aria-label={t`Unit`}
              data={ingredientUnits.map((unit) => ({ value: unit, label: i18n._(unitTexts[unit]) }))}
            />
            <ActionIcon
              className={classes.remove}
              aria-label={t`Remove ingredient ${number}`}
              onClick={() => handleRemove(index)}
            >
              <IconTrash className="icon" />
            </ActionIcon>
          </div>
        )
      })}
      {ofAll && (
        <p className={classes.problem} role="alert">
          {problem(ofAll)}
        </p>
      )}
      <Button
        ref={addButton}
        variant="subtle"
        leftSection={<IconPlus className="icon" aria-hidden />}
        disabled={fields.length >= mostIngredients}
        onClick={() => append(emptyIngredient)}
      >
        <Trans>Add ingredient</Trans>
      </Button>
    </fieldset>
  )
}
