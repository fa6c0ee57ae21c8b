import { expect, test } from 'vitest'
import { type ProfileFields, profileFormSchema } from './profile-form'

const empty: ProfileFields = {
  name: 'Elena',
  photo: null,
  bio: '',
  expertise: [],
  languages: [],
  education: '',
  certifications: '',
  years: '',
  rate: '',
  website_url: '',
  linkedin_url: '',
  instagram_url: '',
  facebook_url: '',
  twitter_url: '',
  youtube_url: '',
}

const problems = (fields: Partial<ProfileFields>) =>
  profileFormSchema
    .safeParse({ ...empty, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('only the name is required; what is left out is null', () => {
  expect(problems({ name: '  ' })).toEqual([['name', 'nameRequired']])
  expect(profileFormSchema.parse(empty)).toMatchObject({
    bio: null,
    education: null,
    years: null,
    rate: null,
    website_url: null,
  })
})

test('links become https, and other schemes are refused', () => {
  expect(profileFormSchema.parse({ ...empty, website_url: ' example.com ' }).website_url).toBe(
    'https://example.com',
  )
  expect(problems({ website_url: ' JaVaScRiPt:alert(1)', youtube_url: '//evil.example' })).toEqual([
    ['website_url', 'notWebAddress'],
    ['youtube_url', 'notWebAddress'],
  ])
})

test('figures are read in both languages and kept within the bounds of the database', () => {
  expect(profileFormSchema.parse({ ...empty, years: '12', rate: '80,5' })).toMatchObject({
    years: 12,
    rate: 80.5,
  })
  expect(problems({ years: '1.5' })).toEqual([['years', 'years.tooFine']])
  expect(problems({ years: '81' })).toEqual([['years', 'years.tooLarge']])
  expect(problems({ rate: 'eighty' })).toEqual([['rate', 'rate.notNumber(93.5)']])
  expect(problems({ rate: '-1' })).toEqual([['rate', 'rate.negative']])
})

test('texts fit as the database counts', () => {
  expect(problems({ bio: '🥕'.repeat(4000), education: 'a'.repeat(2000), name: 'a'.repeat(120) })).toEqual([])
  expect(problems({ bio: 'a'.repeat(4001) })).toEqual([['bio', 'bioLong']])
  expect(problems({ certifications: 'a'.repeat(2001) })).toEqual([['certifications', 'textLong']])
})
