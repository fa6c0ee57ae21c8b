import { expect, it } from 'vitest'
import { cleanText } from './clean-text'

it.each([
  [' a\0b ', 'ab'],
  [' \n\0 ', ''],
  ['\ud83csoup\udf72', 'soup'],
  ['🍲 Борщ\n\tand "more"', '🍲 Борщ\n\tand "more"'],
])('takes what cannot be stored and the blanks around it out of %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})
