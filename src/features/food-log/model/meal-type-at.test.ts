import { expect, test } from 'vitest'
import { mealTypeAt } from './meal-type-at'

test.each([
  [0, 'snack'],
  [3, 'snack'],
  [4, 'breakfast'],
  [10, 'breakfast'],
  [11, 'lunch'],
  [15, 'lunch'],
  [16, 'snack'],
  [17, 'dinner'],
  [21, 'dinner'],
  [22, 'snack'],
])('at %d o’clock people eat %s', (hour, mealType) => expect(mealTypeAt(hour)).toBe(mealType))
