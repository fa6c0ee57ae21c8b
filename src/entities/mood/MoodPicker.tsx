import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { type Mood, moodEmoji, moods, moodText } from './mood'
import { MoodFace } from './MoodFace'
import classes from './MoodPicker.module.css'

type Props = {
  legend: ReactNode
  value: Mood | null
  onChange: (mood: Mood | null) => void
  name?: string
  /** What is wrong, in words; nothing when all is well. */
  error?: ReactNode
  /** The first choice, for a form that puts the focus on its first problem. */
  firstRef?: Ref<HTMLInputElement>
}

/** The five moods as native radios. None need be chosen; the chosen one pressed again is taken back. */
export function MoodPicker({ legend, value, onChange, name, error, firstRef }: Props) {
  const { i18n } = useLingui()
  const ownName = useId()
  const errorId = useId()
  // A checked radio hears no click from the space bar, so the keyboard needs its own way back.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ' || event.currentTarget.value !== value) return
    event.preventDefault()
    onChange(null)
  }
  return (
    <fieldset className={classes.moods} aria-describedby={error ? errorId : undefined}>
      <legend className="f-label">{legend}</legend>
      <div className={classes.row}>
        {moods.map((mood, index) => (
          <label key={mood} className={classes.mood}>
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              className="vh"
              name={name ?? ownName}
              value={mood}
              checked={mood === value}
              onChange={() => onChange(mood)}
              onClick={() => mood === value && onChange(null)}
              onKeyDown={handleKeyDown}
            />
            <MoodFace mood={mood} />
            <span>
              {i18n._(moodText[mood])}
              <span className="vh"> {moodEmoji[mood]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
