import { expect, test } from 'vitest'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { countTargets } from './count-targets'

const makeFigures = (change: Record<string, unknown>) => clientFiguresSchema.parse(makeFiguresRow(change))

test('targets are counted by kind and by where the clients are', () => {
  const aims = { target_weight: 65, target_daily_calories: 2000 }
  const group = [
    makeFigures({ ...aims, start_weight: 80, first_weight: 66, last_weight: 65, latest_weight: 65 }),
    makeFigures({ ...aims, start_weight: 80, first_weight: 70, last_weight: 69, latest_weight: 69 }),
    makeFigures({
      ...aims,
      food_days: 1,
      calories: 2500,
      judged_food_days: 1,
      judged_calories: 2500,
      judged_calories_target: 2000,
    }),
    makeFigures({ latest_weight: 70 }),
  ]
  expect(countTargets(group)).toEqual([
    { key: 'target_weight', achieved: 1, onTrack: 1, attention: 0, unknown: 1 },
    { key: 'target_daily_calories', achieved: 0, onTrack: 0, attention: 1, unknown: 2 },
  ])
})
