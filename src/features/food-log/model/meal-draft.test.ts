import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mealSchema } from '@/entities/meal'
import { makeMealRow } from '@/shared/testing/make-meal'
import { contentOfMeal } from './meal-content'
import { mealDrafts, newMeal, repeatOf } from './meal-draft'

const meal = mealSchema.parse(
  makeMealRow({
    calories: 93.5,
    image_url: 'u/1.jpg',
    ingredients: [{ name: 'Rice', quantity: 80, unit: 'grams', position: 0 }],
  }),
)
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

describe('mealDrafts', () => {
  test('a new meal comes back with its id and every field', () => {
    const draft = newMeal('2026-11-27', 'lunch')
    draft.fields = { ...draft.fields, title: '🍲', calories: '93,', photo: 'u/1.jpg', moodBefore: 'bad' }
    mealDrafts.keep('anna', draft)
    expect(mealDrafts.find('anna')).toEqual(draft)
    expect(mealDrafts.findLatest('anna')).toEqual(draft)
  })

  test('an edited meal comes back with the version that was edited and what was sent', () => {
    const draft = { ...mealDrafts.editOf(meal, 'ru'), sent: contentOfMeal(meal) }
    mealDrafts.keep('anna', draft)
    expect(mealDrafts.find('anna', meal.id)).toEqual(draft)
    expect(mealDrafts.findLatest('anna')).toEqual(draft)
    expect(mealDrafts.find('anna')).toBeUndefined()
  })

  test('a meal that is saved or discarded leaves nothing behind that a log-out would ask about', () => {
    const draft = newMeal('2026-11-27', 'lunch')
    mealDrafts.keep('anna', draft)
    mealDrafts.forget('anna', draft)
    expect([...stored.keys()]).toEqual([])
  })

  test('drafts of a new and of an edited meal do not meet', () => {
    const [fresh, edited] = [newMeal('2026-11-27', 'lunch'), mealDrafts.editOf(meal, 'en')]
    mealDrafts.keep('anna', fresh)
    mealDrafts.keep('anna', edited)
    mealDrafts.forget('anna', edited)
    expect(mealDrafts.find('anna')).toEqual(fresh)
    expect(mealDrafts.findLatest('anna')).toBeUndefined()
  })

  test('another user of the device sees none', () => {
    mealDrafts.keep('anna', newMeal('2026-11-27', 'lunch'))
    expect(mealDrafts.find('boris')).toBeUndefined()
    expect(mealDrafts.findLatest('boris')).toBeUndefined()
  })

  test.each(['', '{', '[]', '{"id":1}', '{"id":"x","fields":{"title":"only"}}'])(
    'what cannot be read, %j, is no draft',
    (text) => {
      stored.set('draft:food-log:anna:new', text)
      expect(mealDrafts.find('anna')).toBeUndefined()
    },
  )
})

describe('repeatOf', () => {
  test('is another meal that borrows the photo', () => {
    const draft = repeatOf(meal, '2026-11-28', 'dinner', 'en')
    expect(draft.id).not.toBe(meal.id)
    expect(draft).toMatchObject({
      borrowedPhoto: 'u/1.jpg',
      fields: { date: '2026-11-28', mealType: 'dinner' },
    })
    expect(draft.base).toBeUndefined()
  })
})
