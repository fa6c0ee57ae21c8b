import { expect, test } from 'vitest'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { countTargets, targetsOf } from './targets-of'

const makeFigures = (change: Record<string, unknown>) => clientFiguresSchema.parse(makeFiguresRow(change))

test('a target that is set stands against what the range comes to; what was never set is no target', () => {
  const figures = makeFigures({
    start_weight: 80,
    first_weight: 71,
    last_weight: 70.5,
    latest_weight: 70.5,
    food_days: 3,
    calories: '5550.0',
    exercise_days: 2,
    calories_burned: 700,
    exercise_minutes: 300,
    target_weight: 65,
    target_daily_calories: 2000,
    target_daily_calories_burned: 400,
    target_weekly_exercise_minutes: 150,
  })
  expect(targetsOf(figures, 14)).toEqual([
    { key: 'target_weight', target: 65, now: 70.5, status: 'onTrack' },
    { key: 'target_weekly_exercise_minutes', target: 150, now: 150, status: 'achieved' },
    { key: 'target_daily_calories', target: 2000, now: 1850, status: 'onTrack' },
    { key: 'target_daily_calories_burned', target: 400, now: 350, status: 'onTrack' },
  ])
  expect(targetsOf(makeFigures({ latest_weight: 70 }), 7)).toEqual([])
})

test('targets are counted by kind and by where the clients are', () => {
  const aims = { target_weight: 65, target_daily_calories: 2000 }
  const group = [
    makeFigures({ ...aims, start_weight: 80, first_weight: 66, last_weight: 65, latest_weight: 65 }),
    makeFigures({ ...aims, start_weight: 80, first_weight: 70, last_weight: 69, latest_weight: 69 }),
    makeFigures({ ...aims, food_days: 1, calories: 2500 }),
    makeFigures({ latest_weight: 70 }),
  ]
  expect(countTargets(group, 7)).toEqual([
    { key: 'target_weight', achieved: 1, onTrack: 1, attention: 0, unknown: 1 },
    { key: 'target_daily_calories', achieved: 0, onTrack: 0, attention: 1, unknown: 2 },
  ])
})
