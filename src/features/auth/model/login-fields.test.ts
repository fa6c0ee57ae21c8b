import { describe, expect, test } from 'vitest'
import { missingLoginFields, readLoginFields } from './login-fields.ts'

describe('missingLoginFields', () => {
  test.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: '  ', password: 'x' }, ['email']],
    [{ email: 'a@b.c', password: '' }, ['password']],
    [{ email: 'a@b.c', password: '   ' }, []],
    [{ email: 'a@b.c', password: 'x' }, []],
  ])('%o lacks %o', (fields, missing) => {
    expect(missingLoginFields(fields)).toEqual(missing)
  })
})

test('readLoginFields takes what stands in the form, unchanged', () => {
  const form = new FormData()
  form.set('email', ' A@b.c ')
  form.set('password', ' p w ')
  expect(readLoginFields(form)).toEqual({ email: ' A@b.c ', password: ' p w ' })
  expect(readLoginFields(new FormData())).toEqual({ email: '', password: '' })
})
