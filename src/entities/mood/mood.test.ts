import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { moodEmoji, moodOfMean, moodOfValue, moods, moodText, moodValue } from './mood'

test('terrible is 1, bad 2, neutral 3, good 4, great 5, and back', () => {
  const values = moods.map((mood) => [mood, moodValue(mood)])
  expect(values).toEqual([
    ['terrible', 1],
    ['bad', 2],
    ['neutral', 3],
    ['good', 4],
    ['great', 5],
  ])
  for (const mood of moods) expect(moodOfValue(moodValue(mood))).toBe(mood)
})

test.each([0, 6, -1, 2.5, Number.NaN])('%s is no mood', (value) => {
  expect(moodOfValue(value)).toBeUndefined()
})

test.each([
  [5, 'great'],
  [4.5, 'great'],
  [4.49, 'good'],
  [3.5, 'good'],
  [3.49, 'neutral'],
  [2.5, 'neutral'],
  [2.49, 'bad'],
  [1.5, 'bad'],
  [1.49, 'terrible'],
  [1, 'terrible'],
])('a mean of %s is labelled %s', (mean, label) => {
  expect(moodOfMean(mean)).toBe(label)
})

test('every mood has an English label and an emoji of its own', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(moods.map((mood) => i18n._(moodText[mood]))).toEqual(['Terrible', 'Bad', 'Neutral', 'Good', 'Great'])
  expect(new Set(Object.values(moodEmoji)).size).toBe(5)
})
