import { expect, test } from 'vitest'
import { weightCourse } from './weight-course'

const none = { weights: [], latest_weights: [], targets: null }
const aimingAt = (weight: number | null) => ({
  target_weight: weight,
  target_daily_calories: null,
  target_daily_calories_burned: null,
})
const latest = (...weights: number[]) =>
  weights.map((weight, index) => ({ weight, date: `2026-11-${28 - index * 8}` }))

test('without a weight there is nothing to say, and thirty days of gaps', () => {
  const course = weightCourse(none, '2026-11-28')
  expect(course).toMatchObject({ current: undefined, change: undefined, toTarget: undefined })
  expect(course.values).toHaveLength(30)
  expect(course.values.every((value) => value === null)).toBe(true)
})

test('one weight has no change', () => {
  expect(weightCourse({ ...none, latest_weights: latest(70) }, '2026-11-28')).toMatchObject({
    current: { weight: 70 },
    change: undefined,
  })
})

test.each([
  [70.1, 70.2, -0.1],
  [70.2, 70.2, 0],
  [300, 20, 280],
])('%s kg after %s kg is a change of %s kg', (now, before, kg) => {
  expect(weightCourse({ ...none, latest_weights: latest(now, before) }, '2026-11-28').change).toMatchObject({
    kg,
    since: '2026-11-20',
  })
})

test.each([
  [65, 'down'],
  [75, 'up'],
  [70.2, 'none'],
  [null, 'none'],
])('with a target of %s kg the wanted way from 70.2 kg is %s', (target, good) => {
  const day = { ...none, latest_weights: latest(70, 70.2), targets: aimingAt(target) }
  expect(weightCourse(day, '2026-11-28').change?.good).toBe(good)
})

test('the way to the target counts from the current weight', () => {
  const toTarget = (weight: number) =>
    weightCourse({ ...none, latest_weights: latest(weight), targets: aimingAt(65) }, '2026-11-28').toTarget
  expect(toTarget(68.4)).toEqual({ kg: 3.4, target: 65 })
  expect(toTarget(63)).toEqual({ kg: 2, target: 65 })
  expect(toTarget(65)).toEqual({ kg: 0, target: 65 })
})

test('each weight stands on its day, the last of which is today', () => {
  const weights = [
    { date: '2026-10-30', weight: 71 },
    { date: '2026-11-28', weight: 70 },
  ]
  const { values } = weightCourse({ ...none, weights }, '2026-11-28')
  expect([values[0], values[29]]).toEqual([71, 70])
  expect(values.filter((value) => value !== null)).toHaveLength(2)
})
