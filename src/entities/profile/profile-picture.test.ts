import { expect, it } from 'vitest'
import { replacedPicture } from './profile-picture'

it.each([
  ['the form left it as it was', 'u/1', 'u/1', null],
  ['the form chose another', 'u/1', 'u/2', 'u/1'],
  ['the form removed it', 'u/1', null, 'u/1'],
  ['there was none', null, 'u/2', null],
])('a save puts the picture out of use that the form began with: %s', (_case, began, saved, expected) => {
  expect(replacedPicture(began, saved)).toBe(expected)
})
