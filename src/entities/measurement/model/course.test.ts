import { describe, expect, test } from 'vitest'
import { courseOf, longestGap } from './course'

test.each([
  [{ count: 0, first: null, last: null }, { kind: 'none' }],
  [
    { count: 1, first: 80, last: 80 },
    { kind: 'one', value: 80 },
  ],
  [
    { count: 3, first: 80, last: 80 },
    { kind: 'same', value: 80 },
  ],
  [
    { count: 2, first: 70, last: 71 },
    { kind: 'moved', first: 70, last: 71 },
  ],
])('courseOf(%j) is %j', (values, course) => expect(courseOf(values)).toEqual(course))

describe('longestGap', () => {
  const weighed = (day: string) => ({ day, weight: 80, waist: null })

  test('is none while the values make one line', () => {
    expect(longestGap([], 'weight')).toBeNull()
    expect(longestGap([weighed('2026-11-01')], 'weight')).toBeNull()
    expect(longestGap([weighed('2026-11-01'), weighed('2026-11-15')], 'weight')).toBeNull()
  })

  test('is the longest of those that break the line; days without the value do not count', () =>
    expect(
      longestGap(
        [
          weighed('2026-09-01'),
          weighed('2026-09-16'),
          { day: '2026-10-01', weight: null, waist: 84 },
          weighed('2026-10-25'),
          weighed('2026-11-20'),
        ],
        'weight',
      ),
    ).toEqual({ from: '2026-09-16', to: '2026-10-25' }))
})
