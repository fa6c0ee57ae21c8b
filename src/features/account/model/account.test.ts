import { expect, it } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { changeEmailSchema, changePasswordSchema } from './account-form'
import { accountProblemText, isWrongPassword } from './account-problem'

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('a new password needs the old one and is typed twice alike', () => {
  expect(problems(changePasswordSchema.safeParse({ current: '', password: 'short', confirm: '' }))).toEqual(
    expect.arrayContaining([
      'current: currentRequired',
      'password: passwordShort',
      'confirm: confirmRequired',
    ]),
  )
  expect(
    problems(changePasswordSchema.safeParse({ current: 'x', password: 'long enough', confirm: 'other' })),
  ).toEqual(['confirm: passwordsDiffer'])
})

it('a new address is trimmed and lower-cased', () => {
  expect(changeEmailSchema.parse({ email: ' Anna@Example.com ', current: ' p ' })).toEqual({
    email: 'anna@example.com',
    current: ' p ',
  })
})

it('says why the service refused', () => {
  expect(isWrongPassword(new AppError('invalid', 'wrongPassword'))).toBe(true)
  expect(isWrongPassword(new AppError('network', 'no answer'))).toBe(false)
  expect(accountProblemText(new AppError('invalid', 'same_password')).message).toContain('old password')
  expect(accountProblemText(new AppError('signed-out', 'bad_jwt')).message).toContain('session has ended')
  expect(accountProblemText(new AppError('invalid', 'email_exists')).message).toContain('another account')
  expect(accountProblemText(new AppError('network', 'no answer')).message).toContain('No connection')
})
