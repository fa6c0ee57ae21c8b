import { expect, test } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { FunctionRefusal } from '@/shared/api/functions'
import { answerProblem } from './answer-problem'

const textOf = (error: unknown) => {
  const { text } = answerProblem(error)
  return typeof text === 'string' ? text : text.message
}

test.each([
  [400, 'invalid-request-id', 'Invalid request ID', 'Invalid request ID'],
  [404, 'not-pending', 'x', 'This request was cancelled or already answered'],
  [409, 'refused', 'x', 'This client already has a nutritionist'],
  [418, 'brand-new', 'A new sentence of the server', 'A new sentence of the server'],
  [500, undefined, 'Only a sentence', 'Only a sentence'],
])('the server error %i %s is shown', (status, code, error, shown) => {
  expect(textOf(new FunctionRefusal(status, { error, code }))).toBe(shown)
})

test('without a server error the request was not processed, and a known reason is said', () => {
  expect(textOf(new FunctionRefusal(502, undefined))).toBe('Failed to process request')
  expect(answerProblem(new AppError('network', 'x')).why).toBeDefined()
  expect(answerProblem(new Error('x'))).toMatchObject({ why: undefined })
})
