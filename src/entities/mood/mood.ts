import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The mood scale, worst first: the label that meals store, and its value from 1 to 5. */
export const moods = ['terrible', 'bad', 'neutral', 'good', 'great'] as const
export type Mood = (typeof moods)[number]

/** @returns 1 (terrible) to 5 (great) */
export const moodValue = (mood: Mood): number => moods.indexOf(mood) + 1

/** @returns the mood of a whole value from 1 to 5; undefined for any other number */
export const moodOfValue = (value: number): Mood | undefined => moods[value - 1]

/**
 * The label of a mean: 4.5 and more is great, 3.5 good, 2.5 neutral, 1.5 bad, less is terrible.
 * @param mean 1 to 5, not rounded
 */
export const moodOfMean = (mean: number): Mood =>
  moodOfValue(Math.min(5, Math.max(1, Math.floor(mean + 0.5)))) ?? 'neutral'

export const moodText: Record<Mood, MessageDescriptor> = {
  terrible: msg`Terrible`,
  bad: msg`Bad`,
  neutral: msg`Neutral`,
  good: msg`Good`,
  great: msg`Great`,
}

/** For plain text and exports; on screen the drawn face stands for it (LOOK.md 'Mood'). */
export const moodEmoji: Record<Mood, string> = {
  terrible: '😢',
  bad: '🙁',
  neutral: '😐',
  good: '🙂',
  great: '😄',
}
