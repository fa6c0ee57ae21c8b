import { expect, test } from 'vitest'
import { planDrawing } from './gaps'

test('days without data are bridged, not joined', () => {
  expect(planDrawing([1, 2, null, null, 5, 6])).toEqual({
    line: [1, 2, null, null, 5, 6],
    bridges: [{ from: 1, to: 4 }],
    alone: [],
    last: 5,
  })
})

test('a figure between two gaps stands alone', () => {
  const plan = planDrawing([1, 2, null, 4, null, 6])
  expect(plan.bridges).toEqual([
    { from: 1, to: 3 },
    { from: 3, to: 5 },
  ])
  expect(plan.alone).toEqual([3, 5])
})

test('figures that are near enough make one line, straight over the days between them', () => {
  expect(planDrawing([70, null, null, 67, null, null, null, 66], 3)).toEqual({
    line: [70, 69, 68, 67, null, null, null, 66],
    bridges: [{ from: 3, to: 7 }],
    alone: [7],
    last: 7,
  })
})

test('nothing is drawn before the first and after the last figure', () => {
  expect(planDrawing([null, 3, null])).toEqual({ line: [null, 3, null], bridges: [], alone: [1], last: 1 })
})

test('without figures there is nothing to draw', () => {
  expect(planDrawing([null, null])).toEqual({ line: [null, null], bridges: [], alone: [], last: null })
  expect(planDrawing([])).toEqual({ line: [], bridges: [], alone: [], last: null })
})

test('the figures themselves stay as they are', () => {
  const figures = [1, null, 3]
  planDrawing(figures, 5)
  expect(figures).toEqual([1, null, 3])
})
