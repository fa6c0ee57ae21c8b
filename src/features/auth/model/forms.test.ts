import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newPasswordFormSchema } from './recovery-form.ts'
import { emptyRegisterFields, registerSchema } from './register-form.ts'

const filled = {
  name: ' Anna ',
  email: ' Anna@Example.COM ',
  password: ' correct horse ',
  confirm: ' correct horse ',
  role: 'nutritionist' as const,
}

/** The first problem of each field, as the form shows it. */
function problemsOf(schema: typeof registerSchema | typeof newPasswordFormSchema, fields: object) {
  const issues = schema.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('registerSchema', () => {
  test('trims the name, lowers the address, leaves the password alone', () => {
    expect(registerSchema.parse(filled)).toEqual({
      name: 'Anna',
      email: 'anna@example.com',
      password: ' correct horse ',
      confirm: ' correct horse ',
      role: 'nutritionist',
    })
  })

  test('asks for everything but the account type, which is client', () => {
    expect(emptyRegisterFields.role).toBe('client')
    expect(problemsOf(registerSchema, emptyRegisterFields)).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
      confirm: 'confirmRequired',
    })
  })

  test.each([
    [{ name: '   ' }, { name: 'nameRequired' }],
    [{ name: 'x'.repeat(121) }, { name: 'nameLong' }],
    [{ name: '🥦'.repeat(120) }, {}],
    [{ email: 'anna' }, { email: 'emailInvalid' }],
    [{ email: 'anna belova@example.com' }, { email: 'emailInvalid' }],
    [{ email: 'анна@пример.рф' }, {}],
    [{ password: 'seven77', confirm: 'seven77' }, { password: 'passwordShort' }],
    [{ password: 'eight888', confirm: 'eight888' }, {}],
    [{ password: 'п'.repeat(37), confirm: 'п'.repeat(37) }, { password: 'passwordLong' }],
    [{ confirm: 'correct horse' }, { confirm: 'passwordsDiffer' }],
    [{ role: 'admin' }, { role: expect.any(String) }],
  ])('%o gives %o', (change, problems) => {
    expect(problemsOf(registerSchema, { ...filled, ...change })).toEqual(problems)
  })
})

test('a new password is taken exactly when both fields are the same and long enough', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 18 }), fc.string({ maxLength: 18 }), (password, confirm) => {
      const { success } = newPasswordFormSchema.safeParse({ password, confirm })
      expect(success).toBe(password === confirm && password.length >= 8)
    }),
  )
  expect(newPasswordFormSchema.parse({ password: ' pass word ', confirm: ' pass word ' }).password).toBe(
    ' pass word ',
  )
})
