import { expect, it } from 'vitest'
import { pictureKey, replacedPicture } from './profile-picture'

it.each([
  ['the form left it as it was', 'u/1', 'u/1', null],
  ['the form chose another', 'u/1', 'u/2', 'u/1'],
  ['the form removed it', 'u/1', null, 'u/1'],
  ['there was none', null, 'u/2', null],
])('a save puts the picture out of use that the form began with: %s', (_case, began, saved, expected) => {
  expect(replacedPicture(began, saved)).toBe(expected)
})

it('knows the key in a whole address of the bucket, and leaves what is kept elsewhere alone', () => {
  const address = 'https://x.supabase.co/storage/v1/object/public/profile-pictures/u/1'
  expect([
    pictureKey('u/1'),
    pictureKey(address),
    pictureKey('https://x.org/a.png'),
    pictureKey(null),
  ]).toEqual(['u/1', 'u/1', null, null])
})
