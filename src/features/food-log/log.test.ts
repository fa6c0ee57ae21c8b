import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHintCode } from '@/shared/lib/amount'
import { emptyIngredient, type IngredientFields } from '@/entities/meal/ingredients'
import { mealSchema } from '@/entities/meal/meal'
import { makeMealRow } from '@/shared/testing/make-meal'
import { mealLog, type MealTyped } from './log'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 58) })
})
afterEach(() => {
  vi.useRealTimers()
})

const emptyMeal = (meal_type: MealTyped['meal_type']): MealTyped =>
  mealLog.drafts.begin({ date: '2026-11-27', meal_type }).fields
const soup: MealTyped = { ...emptyMeal('dinner'), title: 'Soup' }

/** Problems as "path: code". */
function problemsOf(change: Partial<MealTyped>): string[] {
  const { error } = mealLog.formSchema.safeParse({ ...soup, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const read = (change: Partial<MealTyped>) => mealLog.formSchema.parse({ ...soup, ...change })

describe('title', () => {
  test.each([
    ['', ['title: titleRequired']],
    ['   ', ['title: titleRequired']],
    ['x'.repeat(200), []],
    ['x'.repeat(201), ['title: titleLong']],
    ['🥗'.repeat(200), []],
    ['🥗'.repeat(201), ['title: titleLong']],
  ])('%j', (title, problems) => expect(problemsOf({ title })).toEqual(problems))

  test('is trimmed, and an emoji stays', () => expect(read({ title: ' 🍲 Борщ ' }).title).toBe('🍲 Борщ'))
})

describe('day', () => {
  test.each([
    ['2026-11-27', []],
    ['2000-01-01', []],
    ['2026-11-28', ['date: dayInFuture']],
    ['1999-12-31', ['date: dayTooEarly']],
    ['', ['date: dayRequired']],
    ['2026-02-30', ['date: dayRequired']],
  ])('%j', (date, problems) => expect(problemsOf({ date })).toEqual(problems))
})

describe('calories and macros', () => {
  test.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['93,5', 93.5],
    ['93.5', 93.5],
    ['1 234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['20000', 20_000],
  ])('%j is %d kcal', (calories, kcal) => expect(read({ calories }).calories).toBe(kcal))

  test.each([
    ['1e3', 'notNumber(93.5)'],
    [',', 'notNumber(93.5)'],
    ['.', 'notNumber(93.5)'],
    ['12kg', 'notNumber(93.5)'],
    ['Infinity', 'notNumber(93.5)'],
    ['NaN', 'notNumber(93.5)'],
    ['0x10', 'notNumber(93.5)'],
    ['1,234', 'ambiguous(1234|1.2)'],
    ['25,000', 'ambiguous(25)'],
    ['-1', 'negative'],
    ['93.55', 'tooFine'],
    ['0.0000001', 'tooFine'],
    ['20000.1', 'tooLarge'],
  ])('%j is refused as %s', (calories, problem) =>
    expect(problemsOf({ calories })).toEqual([`calories: ${problem}`]),
  )

  test.each(['protein_grams', 'carbs_grams', 'fat_grams'] as const)('%s goes up to 2000 g', (field) => {
    expect(read({ [field]: '2000' })[field]).toBe(2000)
    expect(problemsOf({ [field]: '2000,1' })).toEqual([`${field}: tooLarge`])
  })

  test('every problem is told, each at its field', () =>
    expect(problemsOf({ title: '', calories: 'x', fat_grams: '-1' })).toEqual([
      'title: titleRequired',
      'calories: notNumber(93.5)',
      'fat_grams: negative',
    ]))

  test('what was typed is read as that very number, or not at all', () => {
    const part = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(part, part, fc.constantFrom('.', ','), (whole, behind, sign) => {
        const typed = `${whole}${sign}${behind}`
        const { data, error } = mealLog.formSchema.safeParse({ ...soup, calories: typed })
        if (data) expect(data.calories).toBe(Number(`${whole}.${behind}`))
        else
          expect(readHintCode(error?.issues[0]?.message ?? '').name).toMatch(/^(ambiguous|tooFine|tooLarge)$/)
      }),
    )
  })

  test('any text is a number within the bounds or a problem with words', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { data, error } = mealLog.formSchema.safeParse({ ...soup, calories: typed })
        if (data) expect(data.calories >= 0 && data.calories <= 20_000).toBe(true)
        else expect(mealLog.problems[readHintCode(error?.issues[0]?.message ?? '').name]).toBeDefined()
      }),
    )
  })

  test('a stored number, shown in either language and saved again, is the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom('en', 'ru'), (tenths, locale) => {
        const meal = mealSchema.parse(makeMealRow({ calories: tenths / 10 }))
        expect(mealLog.formSchema.parse(mealLog.drafts.typedOf(meal, locale)).calories).toBe(tenths / 10)
      }),
    )
  })
})

describe('notes', () => {
  test('go up to 2000 characters', () => {
    expect(problemsOf({ notes: '🥗'.repeat(2000) })).toEqual([])
    expect(problemsOf({ notes: 'x'.repeat(2001) })).toEqual(['notes: notesLong'])
  })
})

describe('ingredients', () => {
  const row = (change: Partial<IngredientFields>): IngredientFields => ({ ...emptyIngredient, ...change })
  const rice = row({ name: 'Rice', quantity: '80' })

  test('are saved in their order; a blank row is left out', () =>
    expect(
      read({
        ingredients: [rice, row({}), row({ name: ' Oil ', quantity: '1,25', unit: 'tbsp' })],
      }).ingredients,
    ).toEqual([
      { name: 'Rice', quantity: 80, unit: 'grams' },
      { name: 'Oil', quantity: 1.25, unit: 'tbsp' },
    ]))

  test.each([
    [{ name: 'Rice' }, 'quantity: quantityRequired'],
    [{ quantity: '80' }, 'name: ingredientNameRequired'],
    [{ name: 'Rice', quantity: '0' }, 'quantity: quantity.negative'],
    [{ name: 'Rice', quantity: '-1' }, 'quantity: quantity.negative'],
    [{ name: 'Rice', quantity: 'some' }, 'quantity: quantity.notNumber(93.5)'],
    [{ name: 'Rice', quantity: '1,234' }, 'quantity: quantity.ambiguous(1234|1.23)'],
    [{ name: 'Rice', quantity: '1.255' }, 'quantity: quantity.ambiguous(1255|1.25)'],
    [{ name: 'Rice', quantity: '0.125' }, 'quantity: quantity.tooFine'],
    [{ name: 'Rice', quantity: '100000.5' }, 'quantity: quantity.tooLarge'],
    [{ name: 'x'.repeat(121), quantity: '1' }, 'name: ingredientNameLong'],
  ])('a half-filled row %j is told at its field', (change, problem) =>
    expect(problemsOf({ ingredients: [rice, row(change)] })).toEqual([`ingredients.1.${problem}`]),
  )

  test('are 50 at most', () => {
    expect(problemsOf({ ingredients: Array.from({ length: 50 }, () => rice) })).toEqual([])
    expect(problemsOf({ ingredients: Array.from({ length: 51 }, () => rice) })).toEqual([
      'ingredients: tooManyIngredients',
    ])
  })

  test('every problem has words', () => {
    for (const code of [
      'dayRequired',
      'quantity.notNumber',
      'quantity.ambiguous',
      'quantity.negative',
      'quantity.tooFine',
      'quantity.tooLarge',
    ])
      expect(mealLog.problems[code]).toBeDefined()
  })
})

describe('what would be missed', () => {
  const empty = emptyMeal('lunch')

  test('an empty form has none, whatever its day and meal type', () => {
    expect(mealLog.drafts.isUnsaved({ id: 'new', fields: empty })).toBe(false)
    expect(
      mealLog.drafts.isUnsaved({ id: 'new', fields: { ...empty, date: '2026-11-01', meal_type: 'snack' } }),
    ).toBe(false)
    expect(
      mealLog.drafts.isUnsaved({
        id: 'new',
        fields: { ...empty, title: '  ', ingredients: [emptyIngredient] },
      }),
    ).toBe(false)
  })

  test.each<Partial<MealTyped>>([
    { title: 'S' },
    { calories: '0' },
    { protein_grams: '1' },
    { carbs_grams: '1' },
    { fat_grams: 'x' },
    { notes: 'n' },
    { mood_before_eating: 'bad' },
    { mood_after_eating: 'good' },
    { image_url: 'u/1.jpg' },
    { ingredients: [{ ...emptyIngredient, quantity: '1' }] },
  ])('%j would be missed', (change) =>
    expect(mealLog.drafts.isUnsaved({ id: 'new', fields: { ...empty, ...change } })).toBe(true),
  )
})
