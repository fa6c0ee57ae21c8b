import { expect, it } from 'vitest'
import { likePattern } from './find-meals'

it('takes what was typed literally, and е for ё', () => {
  expect(likePattern(' Soup ')).toBe('%Soup%')
  expect(likePattern('50% off_*')).toBe('%50_%off__%')
  expect(likePattern('зелёный  чай')).toBe('%з_л_ный%чай%')
})
