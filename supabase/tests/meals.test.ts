import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const stranger = await database.signUp('client', 'Mallory')
const coach = await database.signUp('nutritionist', 'Elena')
await database.connect(client, coach)

interface Meal extends Record<string, unknown> {
  id: string
  title: string
  user_id: string
  updated_at: string
}

const newMeal = (fields: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  date: '2026-11-20',
  meal_type: 'lunch',
  title: 'Soup',
  ...fields,
})
const beet = { name: 'Beet', quantity: 2, unit: 'items' }
const water = { name: 'Water', quantity: 0.5, unit: 'cups' }

const save = (who: Person, meal: unknown, ingredients: unknown = [], seen: string | null = null) =>
  database.as<Meal>(who, 'select * from public.save_meal($1, $2, $3)', [
    JSON.stringify(meal),
    JSON.stringify(ingredients),
    seen,
  ])

async function saved(...args: Parameters<typeof save>): Promise<Meal> {
  const outcome = await save(...args)
  const meal = outcome.ok ? outcome.rows[0] : undefined
  if (!meal) throw new Error(JSON.stringify(outcome))
  return meal
}

const ingredientsOf = async (id: string) =>
  (
    await database.sql<{ name: string }>(
      'select name from public.ingredients where food_entry_id = $1 order by position',
      [id],
    )
  ).map(({ name }) => name)

describe('creating a meal', () => {
  it('saves it with the ingredients that say enough, in their order', async () => {
    const meal = newMeal()
    await saved(client, meal, [
      water,
      { name: ' ', quantity: 1, unit: 'ml' },
      { name: 'Salt', quantity: 0, unit: 'tsp' },
      { name: 'Pepper', quantity: -1, unit: 'tsp' },
      { name: 'Oil', quantity: 1 },
      { name: 'Oil', quantity: '', unit: 'tbsp' },
      beet,
    ])
    expect(await ingredientsOf(meal.id)).toEqual(['Water', 'Beet'])
  })

  it('makes empty figures 0 and empty texts nothing', async () => {
    expect(
      await saved(client, newMeal({ calories: '', protein_grams: null, notes: '', image_url: '' })),
    ).toMatchObject({
      calories: '0.0',
      protein_grams: '0.0',
      fat_grams: '0.0',
      notes: null,
      image_url: null,
    })
  })

  it('belongs to the caller, whatever the meal says', async () => {
    const meal = await saved(client, newMeal({ user_id: stranger.id, updated_at: 'x', extra: {} }))
    expect(meal.user_id).toBe(client.id)
  })

  it('is dated by when it was logged, and by nothing else', async () => {
    await database.sql(`update public.profiles set created_at = '2026-01-10T08:00Z' where id = $1`, [
      client.id,
    ])
    const logged = await saved(client, newMeal({ created_at: '2026-11-20T08:15:30.5Z' }))
    expect(logged['created_at']).toBe('2026-11-20 08:15:30.5+00')
    const tooEarly = await saved(client, newMeal({ created_at: '2000-01-01T00:00:00Z' }))
    expect(tooEarly['created_at']).toBe('2026-01-10 08:00:00+00')
    for (const created_at of ['noon', 5]) {
      expect(await save(client, newMeal({ created_at }))).toMatchObject({ code: 'PT422' })
    }
  })

  it('is refused of a day after tomorrow, new or moved there', async () => {
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const refused = { code: 'PT422', message: 'This day is still to come' }
    for (const date of [dayIn(3), '2099-01-01'])
      expect(await save(client, newMeal({ date })), date).toMatchObject(refused)
    const meal = newMeal({ date: dayIn(0) })
    const { updated_at } = await saved(client, meal)
    expect(await save(client, { ...meal, date: dayIn(3) }, [], updated_at)).toMatchObject(refused)
  })

  it('changes nothing the second time and returns what is stored', async () => {
    const meal = newMeal()
    const first = await saved(client, meal, [beet])
    const again = await saved(client, { ...meal, title: 'Other' }, [water])
    expect(again).toEqual(first)
    expect(await ingredientsOf(meal.id)).toEqual(['Beet'])
  })

  it("refuses another user's id, also to the nutritionist who may read it", async () => {
    const meal = newMeal()
    await saved(client, meal)
    for (const other of [stranger, coach]) {
      const outcome = await save(other, { ...meal, title: 'Mine' })
      expect(outcome).toMatchObject({ code: '42501', message: 'This meal cannot be saved' })
    }
  })
})

describe('editing a meal', () => {
  it('replaces it and its ingredients where it still is what was seen', async () => {
    const meal = newMeal()
    const first = await saved(client, meal, [beet])
    const second = await saved(client, { ...meal, title: 'Borscht' }, [water, beet], first.updated_at)
    expect(second.title).toBe('Borscht')
    expect(await ingredientsOf(meal.id)).toEqual(['Water', 'Beet'])
  })

  it('tells of a change elsewhere and keeps that', async () => {
    const meal = newMeal()
    const first = await saved(client, meal, [beet])
    await saved(client, { ...meal, title: 'Elsewhere' }, [beet], first.updated_at)
    expect(await save(client, { ...meal, title: 'Here' }, [], first.updated_at)).toMatchObject({
      code: 'PT409',
      message: 'This meal was changed elsewhere',
    })
    expect(await ingredientsOf(meal.id)).toEqual(['Beet'])
  })

  it('takes a retry after a lost answer for what it is, but not with other ingredients', async () => {
    const meal = newMeal()
    const first = await saved(client, meal, [beet])
    const edit = { ...meal, title: 'Borscht', calories: 320.04 }
    const second = await saved(client, edit, [water], first.updated_at)
    expect(await saved(client, edit, [water], first.updated_at)).toEqual(second)
    expect(await save(client, edit, [beet], first.updated_at)).toMatchObject({ code: 'PT409' })
  })

  it('tells of a meal that is gone, and the same of one that is not the caller’s', async () => {
    const meal = newMeal()
    const first = await saved(client, meal)
    const gone = { code: 'PT404', message: 'This meal no longer exists' }
    expect(await save(client, newMeal(), [], first.updated_at)).toMatchObject(gone)
    expect(await save(stranger, meal, [], first.updated_at)).toMatchObject(gone)
    expect(await save(coach, meal, [], first.updated_at)).toMatchObject(gone)
  })
})

describe('a meal from a device of another release', () => {
  const full = {
    meal_type: 'dinner',
    title: 'Soup',
    calories: 320,
    protein_grams: 12,
    notes: 'Warm',
    mood_before_eating: 'bad',
    image_url: `${client.id}/1700000000000.jpg`,
  }

  it('passes over a field that this database does not have, whatever it holds', async () => {
    for (const fibre_grams of [7.5, 'x', null, { unit: 'g' }]) {
      const meal = newMeal({ fibre_grams })
      const first = await saved(client, meal, [{ ...beet, brand: fibre_grams }])
      const second = await saved(client, { ...meal, title: 'Stew' }, [beet], first.updated_at)
      expect(await saved(client, { ...meal, title: 'Stew' }, [beet], first.updated_at)).toEqual(second)
    }
  })

  it('keeps what the device does not know of a stored meal, and clears what it says is empty', async () => {
    const meal = newMeal(full)
    const first = await saved(client, meal)
    const { id, date, meal_type, title } = meal
    const second = await saved(client, { id, date, meal_type, title, notes: '' }, [], first.updated_at)
    const { updated_at: _first, ...before } = first
    const { updated_at: _second, ...after } = second
    expect(after).toEqual({ ...before, notes: null })
  })

  it('makes a figure 0 that the device says is empty, in a stored meal too', async () => {
    const meal = newMeal(full)
    const first = await saved(client, meal)
    const second = await saved(client, { ...meal, calories: '', protein_grams: null }, [], first.updated_at)
    expect(second).toMatchObject({ calories: '0.0', protein_grams: '0.0' })
  })

  it('is a retry where it says nothing else than what is stored, and else a conflict', async () => {
    const meal = newMeal(full)
    const first = await saved(client, meal, [beet])
    const edit: Record<string, unknown> = { ...meal, title: 'Stew', created_at: null }
    const second = await saved(client, edit, [beet], first.updated_at)
    const { notes: _unknown, calories: _neither, ...fewer } = edit
    expect(await saved(client, fewer, [beet], first.updated_at)).toEqual(second)
    for (const other of [{ notes: `${full.notes}!` }, { notes: null }, { title: 'Soup' }]) {
      expect(await save(client, { ...fewer, ...other }, [beet], first.updated_at)).toMatchObject({
        code: 'PT409',
      })
    }
  })
})

describe('a hostile meal', () => {
  const refused = { ok: false, code: 'PT422', message: 'This meal is not valid' }

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [1]],
    ['a text', 'x'],
    ['no id', { ...newMeal(), id: undefined }],
    ['an id that is none', newMeal({ id: 'x' })],
    ['NaN', newMeal({ calories: 'NaN' })],
    ['infinity', newMeal({ calories: 'Infinity' })],
    ['a huge number', newMeal({ calories: '1e300' })],
    ['a negative number', newMeal({ fat_grams: -1 })],
    ['an object for a number', newMeal({ calories: { $gt: 0 } })],
    ['a boolean for a title', newMeal({ title: true })],
    ['a blank title', newMeal({ title: ' ' })],
    ['a title of a megabyte', newMeal({ title: 'x'.repeat(1_000_000) })],
    ['a day that is none', newMeal({ date: '2026-02-30' })],
    ['a day in words', newMeal({ date: 'yesterday' })],
    ['a day without end', newMeal({ date: 'infinity' })],
    ['an unknown meal type', newMeal({ meal_type: 'tea' })],
    ['a photo of somebody else', newMeal({ image_url: `${stranger.id}/1.jpg` })],
  ])('with %s is refused', async (_what, meal) => {
    expect(await save(client, meal)).toMatchObject(refused)
  })

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['an object', {}],
    ['a number in the list', [1]],
    ['a list in the list', [[]]],
    ['null in the list', [null]],
    ['NaN', [{ ...beet, quantity: 'NaN' }]],
    ['a quantity that is no number', [{ ...beet, quantity: 'two' }]],
    ['a quantity that is too large', [{ ...beet, quantity: 1e9 }]],
    ['an unknown unit', [{ ...beet, unit: 'stone' }]],
    ['an object for a name', [{ ...beet, name: {} }]],
    ['more than a hundred', Array.from({ length: 101 }, () => beet)],
  ])('with ingredients of %s is refused and leaves nothing', async (_what, ingredients) => {
    const meal = newMeal()
    expect(await save(client, meal, ingredients)).toMatchObject(refused)
    expect(await database.sql('select 1 from public.food_entries where id = $1', [meal.id])).toEqual([])
  })

  it('never ends in an unexpected error, whatever JSON it is', async () => {
    const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('\\u0000'))
    const field = fc.constantFrom(
      'id',
      'date',
      'title',
      'meal_type',
      'calories',
      'notes',
      'mood_before_eating',
    )
    await fc.assert(
      fc.asyncProperty(field, json, json, fc.boolean(), async (name, value, ingredients, wholly) => {
        const outcome = await save(client, wholly ? value : newMeal({ [name]: value }), ingredients)
        if (!outcome.ok) expect(outcome.code).toBe('PT422')
      }),
      { numRuns: 150 },
    )
  })
})

describe('the history of meals', () => {
  it('gives whole days, the latest before a day, newest first, the caller’s own', async () => {
    const eater = await database.signUp('client', 'Eater')
    await database.sql('delete from public.client_nutritionist_relationships where client_id = $1', [
      client.id,
    ])
    await database.connect(eater, coach)
    for (const [date, title] of [
      ['2026-10-01', 'A'],
      ['2026-10-05', 'B1'],
      ['2026-10-05', 'B2'],
      ['2026-10-09', 'C'],
      ['2026-10-10', 'D'],
    ]) {
      await saved(eater, newMeal({ date, title }))
    }
    const titles = async (who: Person, day: string, days: number | null) => {
      const outcome = await database.as<Meal>(who, 'select title from public.list_meal_history($1, $2)', [
        day,
        days,
      ])
      return outcome.ok ? outcome.rows.map(({ title }) => title) : outcome
    }
    expect(await titles(eater, '2026-10-10', 2)).toEqual(['C', 'B2', 'B1'])
    expect(await titles(eater, '2026-10-10', 0)).toEqual(['C'])
    expect(await titles(eater, '2026-10-11', null)).toEqual(['D', 'C', 'B2', 'B1', 'A'])
    expect(await titles(eater, '2026-10-01', 31)).toEqual([])
    expect(await titles(coach, '2026-10-11', 31)).toEqual([])
  })
})

describe('what the food log opens with', () => {
  const open = async (who: Person, day: string, before: string) => {
    const outcome = await database.as<{ log: Record<string, unknown> }>(
      who,
      'select public.food_log($1, $2) as log',
      [day, before],
    )
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.rows[0]?.log
  }

  it('are the meals of the day and of the days before with their ingredients, and the targets: the own', async () => {
    const eater = await database.signUp('client', 'Eater')
    await database.connect(eater, coach)
    for (const [date, title] of [
      ['2026-10-08', 'Borscht'],
      ['2026-10-09', 'Rice'],
      ['2026-10-10', 'Tea'],
      ['2026-10-10', 'Soup'],
    ]) {
      await saved(eater, newMeal({ date, title, calories: 300.5 }), [water, beet])
    }
    await database.as(
      coach,
      'insert into public.client_targets (client_id, nutritionist_id, target_daily_calories) values ($1, $2, 1900)',
      [eater.id, coach.id],
    )
    const ingredients = [
      { ...water, position: 0 },
      { ...beet, position: 1 },
    ]
    const meal = { user_id: eater.id, calories: 300.5, ingredients }
    expect(await open(eater, '2026-10-10', '2026-10-09')).toMatchObject({
      meals: [
        { ...meal, title: 'Soup' },
        { ...meal, title: 'Tea' },
      ],
      history: [{ ...meal, title: 'Borscht' }],
      target_course: [{ target_daily_calories: 1900 }],
    })
    const nothing = { meals: [], history: [], target_course: [] }
    expect(await open(eater, '2026-10-01', '2026-10-01')).toMatchObject({ meals: [], history: [] })
    expect(await open(coach, '2026-10-10', '2026-10-11')).toEqual(nothing)
    expect(await open(stranger, '2026-10-10', '2026-10-11')).toEqual(nothing)
  })
})
