import { describe, expect, test } from 'vitest'
import { confidenceLevel, estimateSchema, offerState, textsOfEstimate } from './estimate'
import { mealLog } from '../log'

const soup = {
  food: 'Lentil soup',
  confidence: 0.82,
  calories: 320,
  protein_g: 18.4,
  carbs_g: 45,
  fat_g: 6.5,
}

describe('estimateSchema', () => {
  test.each([
    ['as documented', soup, soup],
    ['numbers as text', { ...soup, calories: '320.0', confidence: '0.82' }, soup],
    ['more places than the form takes', { ...soup, fat_g: 6.4999 }, soup],
    ['zero', { ...soup, fat_g: 0 }, { ...soup, fat_g: 0 }],
  ])('%s', (_name, answer, estimate) => expect(estimateSchema.parse(answer)).toEqual(estimate))

  const { fat_g: _, ...withoutFat } = soup
  test.each([
    ['a missing field', withoutFat],
    ['a number in words', { ...soup, calories: 'about 300' }],
    ['a negative number', { ...soup, carbs_g: -1 }],
    ['an absurd number', { ...soup, calories: 1e9 }],
    ['a confidence of 7', { ...soup, confidence: 7 }],
    ['no name', { ...soup, food: ' ' }],
    ['nothing', undefined],
    ['a page', '<h1>502</h1>'],
  ])('%s is no estimate', (_name, answer) => expect(estimateSchema.safeParse(answer).success).toBe(false))
})

test('the texts of an estimate are what the form takes, in both languages', () => {
  const texts = textsOfEstimate(estimateSchema.parse(soup), 'ru')
  expect(texts).toMatchObject({ title: 'Lentil soup', calories: '320', protein_grams: '18,4' })
  const read = mealLog.formSchema.parse({
    ...mealLog.drafts.begin({ date: '2026-11-27' }).fields,
    ...texts,
  })
  expect(read).toMatchObject({ calories: 320, protein_grams: 18.4, carbs_grams: 45, fat_grams: 6.5 })
  expect(textsOfEstimate(estimateSchema.parse(soup), 'en').fat_grams).toBe('6.5')
})

test.each([
  ['calories', '', '320', 'empty'],
  ['calories', '320,0', '320', 'same'],
  ['calories', '0', '320', 'different'],
  ['calories', 'x', '320', 'different'],
  ['title', ' Lentil soup ', 'Lentil soup', 'same'],
  ['title', 'lentil soup', 'Lentil soup', 'different'],
] as const)('%s: %j beside %j is %s', (field, typed, offered, state) =>
  expect(offerState(field, typed, offered)).toBe(state),
)

test.each([
  [1, 'high'],
  [0.8, 'high'],
  [0.79, 'medium'],
  [0.5, 'medium'],
  [0.49, 'low'],
  [0, 'low'],
])('a confidence of %s is %s', (confidence, level) => expect(confidenceLevel(confidence)).toBe(level))
