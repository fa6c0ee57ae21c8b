import { expect, test } from 'vitest'
import { credentialFormSchema, emptyCredential, factsOf, yearChoices } from './credential-form'

const empty = emptyCredential(2026)

const problems = (kind: 'education' | 'certification', fields: object) =>
  credentialFormSchema[kind].safeParse({ ...empty, ...fields }).error?.issues.map(({ message }) => message) ??
  []

test('an education needs a name, a certification a name and an issuer', () => {
  expect(problems('education', { name: ' ' })).toEqual(['documentNameRequired'])
  expect(problems('education', { name: 'MSc' })).toEqual([])
  expect(problems('certification', {})).toEqual(['certificationNameRequired', 'issuerRequired'])
  expect(problems('certification', { name: 'RD', issuer: 'Board' })).toEqual([])
})

test('texts fit into the database', () => {
  expect(problems('education', { name: 'a'.repeat(201), school: 'a'.repeat(301) })).toEqual([
    'textLong',
    'textLong',
  ])
})

test('only what belongs to the kind and was filled in is kept', () => {
  const fields = { ...empty, name: 'MSc', school: 'KBTU', year: '2015', issuer: 'Board' }
  expect(factsOf('education', fields)).toEqual({ name: 'MSc', school: 'KBTU', year: '2015' })
  expect(factsOf('certification', { ...fields, expirationDate: '' })).toEqual({
    name: 'MSc',
    issuer: 'Board',
    issueDate: '2026',
  })
})

test('years are the last 50, the last 30 and the next 20; this and next year come first', () => {
  const { graduation, issue, expiration } = yearChoices
  expect([graduation(2026).length, graduation(2026)[0], graduation(2026).at(-1)]).toEqual([
    50,
    '2026',
    '1977',
  ])
  expect([issue(2026).length, issue(2026)[0], issue(2026).at(-1)]).toEqual([30, '2026', '1997'])
  expect([expiration(2026).length, expiration(2026)[0], expiration(2026).at(-1)]).toEqual([
    20,
    '2027',
    '2046',
  ])
  expect(empty).toMatchObject({ issueDate: '2026', expirationDate: '2027' })
})
