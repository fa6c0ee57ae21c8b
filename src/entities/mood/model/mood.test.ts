import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { moodEmoji, moodOfValue, moods, moodText, moodValue } from './mood'

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

test('every mood has an English label and an emoji of its own', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(moods.map((mood) => i18n._(moodText[mood]))).toEqual(['Terrible', 'Bad', 'Neutral', 'Good', 'Great'])
  expect(new Set(Object.values(moodEmoji)).size).toBe(5)
})
