import { describe, expect, it } from 'vitest'
import {
  type ClientProfileFields,
  clientProfileSchema,
  fieldsAfterSave,
  fieldsOfContent,
} from './client-profile-form'

const empty: ClientProfileFields = {
  name: 'Anna',
  photo: null,
  age: '',
  gender: '',
  occupation: '',
  objectives: '',
}
const problemsOf = (fields: Partial<ClientProfileFields>) =>
  clientProfileSchema.safeParse({ ...empty, ...fields }).error?.issues.map(({ message }) => message) ?? []

describe('a client’s profile', () => {
  it('needs a name and nothing else', () => {
    expect(clientProfileSchema.parse({ ...empty, name: '  Anna ' })).toEqual({
      name: 'Anna',
      photo: null,
      age: null,
      gender: null,
      occupation: null,
      objectives: null,
    })
    expect(clientProfileSchema.parse({ ...empty, name: 'An\u200bna\u202e' })).toMatchObject({ name: 'Anna' })
    expect(problemsOf({ name: '   ' })).toEqual(['nameRequired'])
  })

  it.each([
    ['12', 'age.tooSmall'],
    ['121', 'age.tooLarge'],
    ['34,5', 'age.tooFine'],
    ['-3', 'age.negative'],
    ['1,800', 'age.tooLarge'],
    ['old', 'age.notNumber(93)'],
  ])('takes %s for no age', (age, problem) => expect(problemsOf({ age })).toEqual([problem]))

  it.each(['13', '120', ' 34 '])('takes %s for an age', (age) => expect(problemsOf({ age })).toEqual([]))

  it('holds the bounds of the columns', () => {
    expect(problemsOf({ name: 'n'.repeat(121) })).toEqual(['nameLong'])
    expect(problemsOf({ occupation: 'o'.repeat(121) })).toEqual(['occupationLong'])
    expect(problemsOf({ objectives: 'w'.repeat(2001) })).toEqual(['objectivesLong'])
    expect(problemsOf({ objectives: 'w'.repeat(2000) })).toEqual([])
  })

  it('comes back as it was saved', () => {
    const fields = { ...empty, age: '34', gender: 'female' as const, occupation: 'Architect' }
    expect(fieldsOfContent(clientProfileSchema.parse(fields), 'ru')).toEqual(fields)
  })
})

it('shows what is stored after a save, and what was typed while it was on its way', () => {
  const sent = { ...empty, name: '  Anna Orlova ', age: '34' }
  const stored = { ...sent, name: 'Anna Orlova' }
  expect(fieldsAfterSave(stored, sent, sent)).toEqual(stored)
  const now = { ...sent, age: '35', objectives: 'Sleep better' }
  expect(fieldsAfterSave(stored, sent, now)).toEqual({ ...now, name: 'Anna Orlova' })
})
