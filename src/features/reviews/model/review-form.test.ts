import { expect, test } from 'vitest'
import { emptyReview, reviewFormSchema } from './review-form'

const problems = (fields: object) => {
  const { error } = reviewFormSchema.safeParse({ ...emptyReview, ...fields })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

test('a rating is required, nothing else', () => {
  expect(problems({})).toEqual([['rating', 'ratingRequired']])
  expect(problems({ rating: '1' })).toEqual([])
})

test.each([
  ['  Kind  ', 'Kind'],
  ['   ', null],
  ['', null],
])('the comment %j is kept as %j', (comment, kept) => {
  expect(reviewFormSchema.parse({ rating: '5', comment, anonymous: true })).toEqual({
    rating: 5,
    comment: kept,
    anonymous: true,
  })
})

test('2000 characters fit, an emoji counts as one', () => {
  expect(problems({ rating: '5', comment: '🥦'.repeat(2000) })).toEqual([])
  expect(problems({ rating: '5', comment: 'a'.repeat(2001) })).toEqual([['comment', 'commentLong']])
})
