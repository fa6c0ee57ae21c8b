import { expect, test } from 'vitest'
import { barPath } from './bar-path'

test('a bar is round at the top and stands square on the zero line', () => {
  expect(barPath(10, 20, 12, 80, 4)).toBe('M10,100V24Q10,20 14,20H18Q22,20 22,24V100Z')
})

test('a bar below the zero line hangs from it and is round at the bottom', () => {
  expect(barPath(10, 180, 12, -80, 4)).toBe('M10,100V176Q10,180 14,180H18Q22,180 22,176V100Z')
})

test('corners shrink with a bar that is thinner or lower than they are', () => {
  expect(barPath(0, 98, 2, 2, 6)).toBe('M0,100V99Q0,98 1,98H1Q2,98 2,99V100Z')
  expect(barPath(0, 99, 20, 1, 6)).toBe('M0,100V100Q0,99 1,99H19Q20,99 20,100V100Z')
})

test('a zero has no height', () => {
  expect(barPath(0, 100, 20, 0, 6)).toBe('M0,100V100Q0,100 0,100H20Q20,100 20,100V100Z')
})
