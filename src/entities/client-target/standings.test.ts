import { expect, test } from 'vitest'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { standings, targetsOf } from './standings'

const makeFigures = (change: Record<string, unknown>) => clientFiguresSchema.parse(makeFiguresRow(change))

test('a target that is set stands against what the range comes to; what was never set is no target', () => {
  const figures = makeFigures({
    start_weight: 80,
    first_weight: 71,
    last_weight: 70.5,
    latest_weight: 70.5,
    latest_weight_day: '2026-11-20',
    food_days: 3,
    calories: '5550.0',
    judged_food_days: 2,
    judged_calories: 3700,
    judged_calories_target: 4000,
    rate_days: 14,
    exercise_minutes: 300,
    calories_burned: 700,
    judged_minutes_days: 14,
    judged_minutes: 300,
    judged_minutes_target: 14 * 150,
    judged_burned_days: 6,
    judged_burned: 700,
    judged_burned_target: 6 * 400,
    target_weight: 65,
    target_daily_calories: 2000,
    target_daily_calories_burned: 400,
    target_weekly_exercise_minutes: 150,
  })
  expect(targetsOf(figures)).toMatchObject([
    { key: 'target_weight', target: 65, value: 70.5, measuredDay: '2026-11-20', status: 'onTrack' },
    { key: 'target_weekly_exercise_minutes', value: 150, sumOfDays: null, status: 'achieved' },
    {
      key: 'target_daily_calories',
      value: 1850,
      status: 'onTrack',
      countedDays: 3,
      judgement: { days: 2, target: 2000, share: 0.925 },
    },
    { key: 'target_daily_calories_burned', value: 50, status: null, judgement: null },
  ])
  expect(targetsOf(makeFigures({ latest_weight: 70 }))).toEqual([])
})

test('of fewer than seven days the sum is told and no status; of a first day what there is so far', () => {
  const aims = { target_weekly_exercise_minutes: 180 }
  const [young] = targetsOf(
    makeFigures({
      ...aims,
      rate_days: 6,
      exercise_minutes: 180,
      judged_minutes_days: 6,
      judged_minutes: 180,
      judged_minutes_target: 6 * 180,
    }),
  )
  expect(young).toMatchObject({ value: 180, sumOfDays: 6, status: null })
  const [first] = targetsOf(makeFigures({ ...aims, exercise_minutes_today: 30 }))
  expect(first).toMatchObject({ value: 30, isSoFar: true, status: null })
  expect(standings(makeFigures({})).map(({ value, status }) => [value, status])).toEqual(
    Array.from({ length: 5 }, () => [null, null]),
  )
})
