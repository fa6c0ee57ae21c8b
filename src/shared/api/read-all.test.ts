import { expect, test } from 'vitest'
import { readAll } from './read-all'

test.each([0, 1, 999, 1000, 1001, 2500])(
  'of a list of %i every row is read once, in order',
  async (length) => {
    const list = Array.from({ length }, (_, index) => index)

    const found = await readAll(async (first, last) => list.slice(first, Math.min(last + 1, first + 1000)))

    expect(found).toEqual(list)
  },
)
