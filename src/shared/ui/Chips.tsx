import { type ReactNode, useId } from 'react'
import classes from './Chips.module.css'

type Chip = {
  key: string
  text: string
  /** What pressing it does, where the text alone does not say it. */
  label?: string
  onPress: () => void
}

type Props = {
  /** What they are. */
  label: ReactNode
  chips: readonly Chip[]
}

/** A row of things to begin with, each filled in by one press; nothing where there are none. */
export function Chips({ label, chips }: Props) {
  const labelId = useId()
  if (chips.length === 0) return null
  return (
    <div>
      <p className="f-label" id={labelId}>
        {label}
      </p>
      <div className={classes.chips} role="group" aria-labelledby={labelId}>
        {chips.map(({ key, text, label: action, onPress }) => (
          <button key={key} type="button" aria-label={action} onClick={onPress}>
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
