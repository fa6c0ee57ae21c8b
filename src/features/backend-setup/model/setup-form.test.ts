import { describe, expect, test } from 'vitest'
import { readBackendUrl } from './backend-url.ts'
import { isSecretKey } from './secret-key.ts'
import { setupSchema, toBackendAddress } from './setup-form.ts'

describe('readBackendUrl', () => {
  test.each([
    ['https://abc.supabase.co', 'https://abc.supabase.co'],
    ['  abc.supabase.co  ', 'https://abc.supabase.co'],
    ['HTTPS://ABC.Supabase.CO/', 'https://abc.supabase.co'],
    ['https://abc.supabase.in/rest/v1/?x=1', 'https://abc.supabase.in'],
    ['http://localhost:54321', 'http://localhost:54321'],
    ['http://127.0.0.1:54321/', 'http://127.0.0.1:54321'],
    ['http://[::1]:54321', 'http://[::1]:54321'],
    ['https://api.localhost', 'https://api.localhost'],
  ])('%s is %s', (typed, url) => {
    expect(readBackendUrl(typed)).toBe(url)
  })

  test.each([
    '',
    'abc',
    'https://supabase.co',
    'https://.supabase.co',
    'https://abc.supabase.co.example.com',
    'https://abcsupabase.co',
    'https://example.com/.supabase.co',
    'https://abc.supabase.co@example.com',
    'https://user:pass@abc.supabase.co',
    'http://abc.supabase.co',
    'http://localhost.example.com',
    'ftp://localhost',
    'javascript://abc.supabase.co/%0aalert(1)',
    'https://abc.supabase.co:x',
  ])('%s is refused', (typed) => {
    expect(readBackendUrl(typed)).toBeUndefined()
  })
})

describe('isSecretKey', () => {
  const token = (claims: object) =>
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`

  test.each([
    ['sb_secret_abc', true],
    ['SB_SECRET_abc', true],
    ['sb_publishable_abc', false],
    [token({ role: 'service_role', note: 'ÿ~?' }), true],
    [token({ role: 'supabase_admin' }), true],
    [token({ role: 'anon' }), false],
    [token({}), false],
    ['a.b.c', false],
    ['plain', false],
  ])('%s: %s', (key, isSecret) => {
    expect(isSecretKey(key)).toBe(isSecret)
  })
})

describe('setupSchema', () => {
  const problemsOf = (fields: { url: string; key: string }) =>
    setupSchema.safeParse(fields).error?.issues.map(({ message }) => message)

  test('gives the address of the backend', () => {
    const fields = setupSchema.parse({ url: ' abc.supabase.co/ ', key: ' sb_publishable_abc ' })
    expect(toBackendAddress(fields)).toEqual({ url: 'https://abc.supabase.co', key: 'sb_publishable_abc' })
  })

  test('names what is missing first', () => {
    expect(problemsOf({ url: ' ', key: '' })).toEqual(['urlRequired', 'urlInvalid', 'keyRequired'])
  })

  test.each([
    ['sb_secret_abc', 'keySecret'],
    ['two words', 'keyInvalid'],
    ['ключ', 'keyInvalid'],
  ])('refuses the key %s', (key, problem) => {
    expect(problemsOf({ url: 'abc.supabase.co', key })).toEqual([problem])
  })
})
