import { type Mood, moodValue } from './mood'
import classes from './MoodFace.module.css'

/** The strokes of the drawn faces, on a field of 32 by 32. */
const faceLines: { frown: string; mouths: Record<Mood, string> } = {
  frown: 'M8 11.2 l4.2 -2 M24 11.2 l-4.2 -2',
  mouths: {
    terrible: 'M9 21.5 Q16 14.5 23 21.5',
    bad: 'M10.5 21 Q16 17.5 21.5 21',
    neutral: 'M11 20 H21',
    good: 'M10.5 19 Q16 23 21.5 19',
    great: 'M9 17.5 Q16 27 23 17.5 Z',
  },
}

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
