import { describe, expect, test } from 'vitest'
import { AppError, toAppError } from '@/shared/api/app-error'
import { newPasswordProblem, signInProblem, signUpProblem } from './auth-problem.ts'

const notConfigured = new AppError('not-configured', '')

describe('signInProblem', () => {
  test.each([
    [notConfigured, 'notConfigured'],
    [toAppError(0, ''), 'network'],
    [toAppError(503, ''), 'network'],
    [toAppError(429, 'over_request_rate_limit'), 'tooMany'],
    [toAppError(400, 'invalid_credentials'), 'invalid'],
    [toAppError(422, ''), 'invalid'],
    [toAppError(401, ''), 'invalid'],
    [toAppError(400, 'email_not_confirmed'), 'unconfirmed'],
    [toAppError(500, 'unexpected_failure'), 'unknown'],
    [new TypeError('bug'), 'unknown'],
    [undefined, 'unknown'],
  ])('%o is %s', (error, problem) => {
    expect(signInProblem(error)).toBe(problem)
  })
})

describe('signUpProblem', () => {
  test.each([
    [notConfigured, 'notConfigured'],
    [toAppError(0, ''), 'network'],
    [toAppError(429, ''), 'tooMany'],
    [toAppError(422, 'weak_password'), 'weakPassword'],
    [toAppError(422, 'user_already_exists'), 'refused'],
    [toAppError(409, ''), 'refused'],
    [toAppError(500, ''), 'unknown'],
    ['a string', 'unknown'],
  ])('%o is %s', (error, problem) => {
    expect(signUpProblem(error)).toBe(problem)
  })
})

describe('newPasswordProblem', () => {
  test.each([
    [toAppError(0, ''), 'network'],
    [toAppError(429, ''), 'tooMany'],
    [toAppError(422, 'weak_password'), 'weakPassword'],
    [toAppError(422, 'same_password'), 'samePassword'],
    [toAppError(401, 'session_not_found'), 'expired'],
    [toAppError(500, ''), 'unknown'],
  ])('%o is %s', (error, problem) => {
    expect(newPasswordProblem(error)).toBe(problem)
  })
})
