import { describe, expect, test } from 'vitest'
import { mealSchema } from '@/entities/meal'
import { makeMealRow } from '@/shared/testing/make-meal'
import { emptyIngredient } from './ingredient-rows'
import { contentOfMeal, differences, isSameContent, isUnchanged, toSaveArguments } from './meal-content'
import { fieldsOfMeal, type MealContent, mealFormSchema } from './meal-form'

const meal = mealSchema.parse(
  makeMealRow({
    calories: 93.5,
    notes: 'after a run',
    mood_before_eating: 'neutral',
    ingredients: [
      { name: 'Rice', quantity: 80, unit: 'grams', position: 0 },
      { name: 'Oil', quantity: 1.25, unit: 'tbsp', position: 1 },
    ],
  }),
)
const content = contentOfMeal(meal)

describe('isSameContent', () => {
  test('a meal read through the form is the meal as stored', () =>
    expect(isSameContent(mealFormSchema.parse(fieldsOfMeal(meal, 'ru')), content)).toBe(true))

  test.each<Partial<MealContent>>([
    { date: '2026-11-26' },
    { mealType: 'snack' },
    { title: 'Other' },
    { calories: 93.4 },
    { proteinGrams: 1 },
    { carbsGrams: 1 },
    { fatGrams: 1 },
    { moodBefore: null },
    { moodAfter: 'good' },
    { photo: 'u/2.jpg' },
    { notes: '' },
    { ingredients: content.ingredients.toReversed() },
  ])('sees %j', (change) => {
    expect(isSameContent({ ...content, ...change }, content)).toBe(false)
    expect(differences({ ...content, ...change }, content)).toEqual(Object.keys(change))
  })
})

describe('isUnchanged', () => {
  const fields = fieldsOfMeal(meal, 'en')

  test('another way of writing the same is no change', () =>
    expect(
      isUnchanged(
        {
          ...fields,
          calories: '93,5',
          notes: 'after a run ',
          ingredients: [...fields.ingredients, emptyIngredient],
        },
        meal,
      ),
    ).toBe(true))

  test('another value is, and so is one that cannot be read', () => {
    expect(isUnchanged({ ...fields, calories: '94' }, meal)).toBe(false)
    expect(isUnchanged({ ...fields, calories: 'x' }, meal)).toBe(false)
    expect(isUnchanged({ ...fields, title: '' }, meal)).toBe(false)
  })

  test('a meal that another client stored with blanks around its title is unchanged when opened', () => {
    const padded = { ...meal, title: ' Soup ' }
    expect(isUnchanged(fieldsOfMeal(padded, 'en'), padded)).toBe(true)
  })
})

test('toSaveArguments sends every field, empty notes as null', () =>
  expect(toSaveArguments('id-1', { ...content, notes: '' })).toEqual({
    meal: {
      id: 'id-1',
      date: '2026-11-27',
      meal_type: 'lunch',
      title: meal.title,
      calories: 93.5,
      protein_grams: 20,
      carbs_grams: 40,
      fat_grams: 10,
      notes: null,
      mood_before_eating: 'neutral',
      mood_after_eating: null,
      image_url: null,
      created_at: null,
    },
    ingredients: content.ingredients,
    seen_updated_at: undefined,
  }))
