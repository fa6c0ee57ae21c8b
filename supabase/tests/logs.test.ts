import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const stranger = await database.signUp('client', 'Mallory')

const valid: Record<string, Record<string, unknown>> = {
  food_entries: { meal_type: 'lunch', title: 'Soup' },
  exercise_entries: { type: 'Walk', duration: 30, calories_burned: 120 },
  sleep_entries: { hours: 7.5 },
  mood_entries: { mood: 4 },
  measurements: { weight: 70.5, waist: 80 },
}

const insert = (table: string, fields: Record<string, unknown>) => {
  const row = { user_id: client.id, date: '2026-11-20', ...valid[table], ...fields }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  return database.as<{ id: string; updated_at: string }>(
    client,
    `insert into public.${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  )
}

/** The bounds: what is still taken, and what no longer is. */
const bounds: [string, string, unknown[], unknown[]][] = [
  ['food_entries', 'calories', [0, 20000], [-0.1, 20000.1, 'NaN']],
  ['food_entries', 'protein_grams', [0, 2000], [-1, 2001, 'NaN']],
  ['food_entries', 'carbs_grams', [0, 2000], [-1, 2001, 'NaN']],
  ['food_entries', 'fat_grams', [0, 2000], [-1, 2001, 'NaN']],
  ['food_entries', 'title', ['x', 'x'.repeat(200)], ['', ' \t\n', 'x'.repeat(201)]],
  ['food_entries', 'meal_type', ['breakfast', 'lunch', 'dinner', 'snack'], ['tea', '']],
  ['food_entries', 'mood_before_eating', ['terrible', 'great', null], ['ok', '']],
  ['food_entries', 'mood_after_eating', ['bad', 'neutral', 'good', null], ['5']],
  ['food_entries', 'notes', [null, 'x'.repeat(2000)], ['x'.repeat(2001)]],
  ['food_entries', 'date', ['2000-01-01'], ['1999-12-31', '-infinity']],
  [
    'food_entries',
    'image_url',
    [null, `${client.id}/1700000000000.jpg`],
    [`${stranger.id}/1.jpg`, 'https://example.com/a.jpg', `${client.id}/../x.jpg`, `${client.id}/a/b.jpg`],
  ],
  ['exercise_entries', 'type', ['Walk'], ['', '  ', 'x'.repeat(121)]],
  ['exercise_entries', 'duration', [0, 1440], [-1, 1441]],
  ['exercise_entries', 'calories_burned', [0, 20000], [-1, 20001, 'NaN']],
  ['sleep_entries', 'hours', [0, 0.5, 24], [-0.5, 24.5, 7.3, 'NaN']],
  ['mood_entries', 'mood', [1, 5], [0, 6]],
  ['measurements', 'weight', [20, 300, null], [19.9, 300.1, 'NaN']],
  ['measurements', 'waist', [40, 200, null], [39.9, 200.1, 'NaN']],
]

describe('entries', () => {
  beforeEach(() => database.sql('delete from public.sleep_entries where user_id = $1', [client.id]))

  it.each(bounds)('of %s take a %s within its bounds only', async (table, column, taken, refused) => {
    for (const [index, value] of taken.entries()) {
      const date = `2026-11-${10 + index}` // a day holds 24 hours of sleep
      expect(await insert(table, { date, [column]: value }), String(value)).toMatchObject({
        ok: true,
        count: 1,
      })
    }
    for (const value of refused) {
      const outcome = await insert(table, { [column]: value })
      expect(outcome, String(value)).toMatchObject({
        ok: false,
        code: expect.stringMatching(/^(23514|22003)$/),
      })
    }
  })

  it('need a weight or a waist', async () => {
    expect(await insert('measurements', { weight: null, waist: null })).toMatchObject({ code: '23514' })
  })

  it('take any finite number within the bounds, rounded to a tenth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 19_999, noNaN: true }), async (calories) => {
        const outcome = await insert('food_entries', { calories })
        expect(outcome.ok).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it.each(Object.keys(valid))('of %s are saved once, whoever repeats them', async (table) => {
    const id = crypto.randomUUID()
    expect(await insert(table, { id })).toMatchObject({ ok: true })
    expect(await insert(table, { id })).toMatchObject({ ok: false, code: '23505' })
  })

  it.each(Object.keys(valid))(
    'of %s are dated by when they were logged, between the making of the account and now',
    async (table) => {
      await database.sql(`update public.profiles set created_at = '2026-01-10T08:00Z' where id = $1`, [
        client.id,
      ])
      await database.setClock('2026-11-20T20:00:00Z')
      const short = table === 'sleep_entries' ? { hours: 2 } : {} // a day holds 24 hours
      for (const [named, dated] of [
        ['2026-11-20T08:15:30.5Z', '2026-11-20 08:15:30.5+00'],
        ['2026-11-20T20:00:01Z', '2026-11-20 20:00:00+00'],
        ['infinity', '2026-11-20 20:00:00+00'],
        [null, '2026-11-20 20:00:00+00'],
        ['2000-01-01', '2026-01-10 08:00:00+00'],
        ['-infinity', '2026-01-10 08:00:00+00'],
      ]) {
        const outcome = await insert(table, { created_at: named, ...short })
        expect(outcome, String(named)).toMatchObject({ rows: [{ created_at: dated }] })
      }
      expect(await insert(table, short)).toMatchObject({ rows: [{ created_at: '2026-11-20 20:00:00+00' }] })
      expect(await insert(table, { updated_at: '2000-01-01' })).toMatchObject({ code: '42501' })
    },
  )

  describe.each([
    // Just after midnight of the 21st in Auckland, when it is the 20th in London and in Los Angeles.
    ['Pacific/Auckland', '2026-11-20T11:00:00Z', '2026-11-22', '2026-11-23'],
    ['Pacific/Auckland', '2026-11-20T10:59:59Z', '2026-11-21', '2026-11-22'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-21', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-21', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', '2026-11-22', '2026-11-23'],
  ])('of a client in %s at %s', (zone, now, tomorrow, dayAfter) => {
    const refused = { ok: false, code: 'PT422', message: 'This day is still to come' }
    const changeDate = (table: string, id: string | undefined, to: string) =>
      database.as(client, `update public.${table} set date = $1, notes = 'moved' where id = $2`, [to, id])

    it.each(Object.keys(valid))('%s are logged up to tomorrow, and moved up to tomorrow', async (table) => {
      await database.sql('update public.profiles set timezone = $1 where id = $2', [zone, client.id])
      await database.setClock(now)
      for (const day of [dayAfter, '2099-01-01', 'infinity'])
        expect(await insert(table, { date: day }), day).toMatchObject(refused)
      const made = await insert(table, { date: tomorrow })
      expect(made).toMatchObject({ ok: true, count: 1 })
      const id = made.ok ? made.rows[0]?.id : ''
      expect(await changeDate(table, id, dayAfter)).toMatchObject(refused)
      expect(await changeDate(table, id, '2026-11-01')).toMatchObject({ ok: true, count: 1 })
      expect(await changeDate(table, id, tomorrow)).toMatchObject({ ok: true, count: 1 })
    })
  })

  it.each(Object.keys(valid))('of %s may be corrected where their day is to come by now', async (table) => {
    await database.sql(`update public.profiles set timezone = 'Pacific/Auckland' where id = $1`, [client.id])
    await database.setClock('2026-11-20T11:00:00Z')
    const made = await insert(table, { date: '2026-11-22' })
    await database.sql(`update public.profiles set timezone = 'America/Los_Angeles' where id = $1`, [
      client.id,
    ])
    const corrected = await database.as(
      client,
      `update public.${table} set date = '2026-11-22', notes = 'corrected' where id = $1`,
      [made.ok ? made.rows[0]?.id : ''],
    )
    expect(corrected).toMatchObject({ ok: true, count: 1 })
  })

  it.each(Object.keys(valid))('of %s keep owner, id and time of making', async (table) => {
    const made = await insert(table, {})
    const id = made.ok ? made.rows[0]?.id : ''
    for (const change of [
      `user_id = '${stranger.id}'`,
      'id = gen_random_uuid()',
      `created_at = created_at - interval '1 day'`,
    ]) {
      expect(
        await database.as(client, `update public.${table} set ${change} where id = $1`, [id]),
      ).toMatchObject({
        code: '42501',
      })
    }
  })

  it.each(Object.keys(valid))(
    'of %s get a later version with every change, in whole milliseconds',
    async (table) => {
      const made = await insert(table, {})
      const first = made.ok ? made.rows[0] : undefined
      const versions = [first?.updated_at ?? '']
      for (let change = 0; change < 5; change += 1) {
        const outcome = await database.as<{ updated_at: string }>(
          client,
          `update public.${table} set notes = $1, updated_at = '2000-01-01' where id = $2 and updated_at = $3
         returning updated_at`,
          [`note ${change}`, first?.id, versions.at(-1)],
        )
        versions.push(outcome.ok ? (outcome.rows[0]?.updated_at ?? '') : '')
      }
      const times = versions.map((version) =>
        new Date(version.replace(' ', 'T').replace('+00', 'Z')).getTime(),
      )
      expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? Infinity))).toBe(true)
      expect(versions.every((version) => /^[^.]+(\.\d{1,3})?\+00$/.test(version))).toBe(true)
    },
  )

  it('get distinct versions even when the clock stands still', async () => {
    const made = await insert('mood_entries', {})
    const id = made.ok ? made.rows[0]?.id : ''
    const versions = await database.pglite.transaction(async (tx) => {
      const seen = new Set<string>()
      for (let change = 0; change < 20; change += 1) {
        const { rows } = await tx.query<{ updated_at: string }>(
          'update public.mood_entries set mood = 3 where id = $1 returning updated_at',
          [id],
        )
        seen.add(rows[0]?.updated_at ?? '')
      }
      return seen.size
    })
    expect(versions).toBe(20)
  })
})

describe('sleep of a day', () => {
  const sleep = (date: string, hours: number) => insert('sleep_entries', { date, hours })
  const change = (id: string | undefined, set: string) =>
    database.as(client, `update public.sleep_entries set ${set} where id = $1`, [id])
  const idOf = (made: Awaited<ReturnType<typeof sleep>>) => (made.ok ? made.rows[0]?.id : undefined)
  const refused = { ok: false, code: 'PT422', message: 'A day has 24 hours' }
  const taken = { ok: true, count: 1 }
  beforeEach(() => database.sql('delete from public.sleep_entries where user_id = $1', [client.id]))

  it('comes to 24 hours at most, however it is logged', async () => {
    const night = idOf(await sleep('2026-11-18', 7.5))
    expect(await sleep('2026-11-18', 24)).toMatchObject(refused)
    const nap = idOf(await sleep('2026-11-18', 16.5))
    expect(await sleep('2026-11-18', 0)).toMatchObject(taken)
    expect(await sleep('2026-11-18', 0.5)).toMatchObject(refused)
    const later = idOf(await sleep('2026-11-19', 0.5))
    expect(await change(later, `date = '2026-11-18'`)).toMatchObject(refused)
    expect(await change(nap, 'hours = 17')).toMatchObject(refused)
    expect(await change(night, `hours = 7, notes = 'woken'`)).toMatchObject(taken)
    expect(await change(later, `date = '2026-11-18'`)).toMatchObject(taken)
    expect(
      await database.as(
        client,
        `insert into public.sleep_entries (user_id, date, hours) select $1, '2026-11-17', 12.5 from generate_series(1, 2)`,
        [client.id],
      ),
    ).toMatchObject(refused)
  })

  it('of one client is not that of another', async () => {
    await sleep('2026-11-18', 24)
    expect(
      await database.as(
        stranger,
        `insert into public.sleep_entries (user_id, date, hours) values ($1, '2026-11-18', 24)`,
        [stranger.id],
      ),
    ).toMatchObject(taken)
  })
})
