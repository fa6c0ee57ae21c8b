import { type ReactNode, useId } from 'react'
import classes from './SegmentedRadio.module.css'

type Props<V extends string> = {
  legend: ReactNode
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
  name?: string
}

/** One choice of a few, all in sight: native radios that look like segments. */
export function SegmentedRadio<V extends string>({ legend, options, value, onChange, name }: Props<V>) {
  const ownName = useId()
  return (
    <fieldset className={classes.group}>
      <legend className="f-label">{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="vh"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
