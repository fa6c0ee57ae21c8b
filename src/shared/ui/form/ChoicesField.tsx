import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import classes from './ChoicesField.module.css'

type Props<F extends FieldValues, O> = {
  control: Control<F, unknown, O>
  name: FieldPathByValue<F, string[]>
  legend: ReactNode
  options: readonly { value: string; label: ReactNode }[]
}

/** Any number of a few things, all in sight: native checkboxes that look like tags. */
export function ChoicesField<F extends FieldValues, O>({ control, name, legend, options }: Props<F, O>) {
  const { field } = useController({ control, name })
  const chosen: readonly string[] = field.value
  return (
    <fieldset>
      <legend className="f-label">{legend}</legend>
      <div className={classes.choices}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              className="vh"
              type="checkbox"
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) =>
                field.onChange(
                  currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                )
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
