import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholePercent } from './whole-percent'

const near = { least: [90], most: 110 }
const amount = { least: [80, 100] }

test.each([
  [0.896, near, 89],
  [0.9, near, 90],
  [0.904, near, 90],
  [0.8999, near, 89],
  [1.1, near, 110],
  [1.104, near, 111],
  [1.096, near, 110],
  [0.796, amount, 79],
  [0.999, amount, 99],
  [1.004, amount, 100],
  [0.896, undefined, 90],
])('%s is %s percent', (share, bounds, percent) => expect(wholePercent(share, bounds)).toBe(percent))

test('a share is shown on the side of each bound on which it is, and less than one from it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 20_000 }), (eaten, target) => {
      const share = eaten / target
      const percent = wholePercent(share, near)
      expect(percent >= 90).toBe(eaten * 100 >= target * 90)
      expect(percent <= 110).toBe(eaten * 100 <= target * 110)
      expect(Math.abs(percent - share * 100)).toBeLessThan(1)
    }),
  ))
