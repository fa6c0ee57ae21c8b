import { describe, expect, test } from 'vitest'
import { courseOf, longestGap } from './course'

test.each([
  [[], { kind: 'none' }],
  [[null, null], { kind: 'none' }],
  [[null, 80, null], { kind: 'one', value: 80 }],
  [[80, null, 82, 80], { kind: 'same', value: 80 }],
  [[82.5, null, 80], { kind: 'moved', first: 82.5, last: 80 }],
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
