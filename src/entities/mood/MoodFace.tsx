import { faceLines } from './model/face-lines'
import { type Mood, moodValue } from './mood'
import classes from './MoodFace.module.css'

/** A drawn face, alike on every system. Decoration: the mood is named in words beside it. */
export function MoodFace({ mood, small = false }: { mood: Mood; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classes.face}
      data-mood={moodValue(mood)}
      data-small={small}
      aria-hidden
      focusable="false"
    >
      <circle cx="16" cy="16" r="15.5" className={classes.ground} />
      {mood === 'terrible' && <path d={faceLines.frown} className={classes.line} />}
      <circle cx="11.5" cy="14" r="1.7" className={classes.eye} />
      <circle cx="20.5" cy="14" r="1.7" className={classes.eye} />
      <path d={faceLines.mouths[mood]} className={classes.line} data-open={mood === 'great'} />
    </svg>
  )
}
