import type { Mood } from '../mood'

/** The strokes of the drawn faces, on a field of 32 by 32. */
export const faceLines: { frown: string; mouths: Record<Mood, string> } = {
  frown: 'M8 11.2 l4.2 -2 M24 11.2 l-4.2 -2',
  mouths: {
    terrible: 'M9 21.5 Q16 14.5 23 21.5',
    bad: 'M10.5 21 Q16 17.5 21.5 21',
    neutral: 'M11 20 H21',
    good: 'M10.5 19 Q16 23 21.5 19',
    great: 'M9 17.5 Q16 27 23 17.5 Z',
  },
}
