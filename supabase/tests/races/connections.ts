import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { winners, type Race } from './race.ts'

export const connectionRaces: Race[] = [
  {
    name: 'approving against cancelling: connected or gone, never both',
    refusals: ['42501'],
    async prepare(database, send) {
      const [client, nutritionist] = await Promise.all([
        database.signUp('client'),
        database.signUp('nutritionist'),
      ])
      const request = await database.request(client, nutritionist)
      return {
        requests: [
          () => send.answer(nutritionist, request, 'approved'),
          () => send.cancelRequest(client, request),
        ],
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          const [row] = await database.sql(
            `select (select count(*)::int from public.connection_requests where id = $1) as requests,
                    (select count(*)::int from public.client_nutritionist_relationships where client_id = $2) as connected`,
            [request, client.id],
          )
          expect([
            { requests: 1, connected: 1 },
            { requests: 0, connected: 0 },
          ]).toContainEqual(row)
        },
      }
    },
  },
  {
    name: 'several requests of one client: one is pending',
    refusals: ['PT409'],
    async prepare(database, send) {
      const client = await database.signUp('client')
      const nutritionists = await database.signUpMany('nutritionist', 3)
      return {
        requests: nutritionists.map((nutritionist) => () => send.ask(client, nutritionist)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
        },
      }
    },
  },
  {
    name: 'approving twice and rejecting: one answer counts',
    refusals: ['42501'],
    async prepare(database, send) {
      const [client, nutritionist] = await Promise.all([
        database.signUp('client'),
        database.signUp('nutritionist'),
      ])
      const request = await database.request(client, nutritionist)
      return {
        requests: [
          () => send.answer(nutritionist, request, 'approved'),
          () => send.answer(nutritionist, request, 'rejected'),
          () => send.answer(nutritionist, request, 'approved'),
        ],
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          const [row] = await database.sql(
            `select status, (select count(*)::int from public.client_nutritionist_relationships where client_id = $2) as connected
             from public.connection_requests where id = $1`,
            [request, client.id],
          )
          expect([
            { status: 'approved', connected: 1 },
            { status: 'rejected', connected: 0 },
          ]).toContainEqual(row)
        },
      }
    },
  },
  {
    name: 'two nutritionists approving one client: one connection',
    refusals: ['42501', 'PT409'],
    async prepare(database, send) {
      const client = await database.signUp('client')
      const [first, second] = await Promise.all([
        database.signUp('nutritionist'),
        database.signUp('nutritionist'),
      ])
      const request = await database.request(client, first)
      return {
        requests: [
          () => send.answer(first, request, 'approved'),
          async () => {
            await send.cancelRequest(client, request)
            await send.ask(client, second)
            const [pending] = await database.sql<{ id: string }>(
              `select id from public.connection_requests where client_id = $1 and nutritionist_id = $2`,
              [client.id, second.id],
            )
            return send.answer(second, pending?.id ?? randomUUID(), 'approved')
          },
        ],
        async check() {
          expect(
            await database.count(
              `select count(*) from public.client_nutritionist_relationships r
               join public.connection_requests q using (client_id, nutritionist_id)
               where r.client_id = $1 and q.status = 'approved'`,
              [client.id],
            ),
          ).toBe(1)
        },
      }
    },
  },
  {
    name: 'three reviews on one request: one is kept',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      await send.disconnect(client)
      return {
        requests: [false, true, false].map((anonymous) => () => send.review(client, nutritionist, anonymous)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          expect(
            await database.sql(
              'select review_count from public.nutritionist_stats where nutritionist_id = $1',
              [nutritionist.id],
            ),
          ).toEqual([{ review_count: 1 }])
        },
      }
    },
  },
  {
    name: 'messages and targets against disconnecting',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      await database.sql('insert into public.client_targets (client_id, nutritionist_id) values ($1, $2)', [
        client.id,
        nutritionist.id,
      ])
      return {
        requests: [
          () => send.write(client, client, nutritionist, randomUUID()),
          () => send.write(nutritionist, client, nutritionist, randomUUID()),
          () => send.disconnect(client),
          () => send.setTarget(nutritionist, client, 70),
        ],
        async check(outcomes) {
          expect(outcomes[2]).toMatchObject({ ok: true, count: 1 })
          const sent = winners(outcomes.slice(0, 2))
          expect(
            await database.count('select count(*) from public.feedback where client_id = $1', [client.id]),
          ).toBe(sent)
        },
      }
    },
  },
  {
    name: 'the same meal and the same message sent four times: one of each',
    refusals: ['23505'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const id = randomUUID()
      const meal = { id, date: '2026-11-20', meal_type: 'lunch', title: 'Soup' }
      const ingredients = [{ name: 'Beet', quantity: 1, unit: 'items' }]
      return {
        requests: [
          ...Array.from({ length: 4 }, () => () => send.saveMeal(client, meal, ingredients)),
          ...Array.from({ length: 4 }, () => () => send.write(client, client, nutritionist, id)),
        ],
        async check(outcomes) {
          expect(outcomes.slice(0, 4).every((outcome) => outcome.ok)).toBe(true)
          expect(winners(outcomes.slice(4))).toBe(1)
          expect(
            await database.count('select count(*) from public.ingredients where food_entry_id = $1', [id]),
          ).toBe(1)
        },
      }
    },
  },
  {
    name: 'two edits of what both saw: one is saved, the other is told',
    refusals: ['PT409'],
    async prepare(database, send) {
      const client = await database.signUp('client')
      const meal = { id: randomUUID(), date: '2026-11-20', meal_type: 'lunch', title: 'Soup' }
      await send.saveMeal(client, meal, [])
      const [seen] = await database.sql<{ at: string }>(
        `select to_json(updated_at) #>> '{}' as at from public.food_entries where id = $1`,
        [meal.id],
      )
      return {
        requests: ['Borscht', 'Stew'].map(
          (title) => () => send.saveMeal(client, { ...meal, title }, [], seen?.at ?? null),
        ),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
        },
      }
    },
  },
  {
    name: 'the same edit sent four times: saved once, and all are told so',
    refusals: [],
    async prepare(database, send) {
      const client = await database.signUp('client')
      const meal = { id: randomUUID(), date: '2026-11-20', meal_type: 'lunch', title: 'Soup' }
      const ingredients = [{ name: 'Beet', quantity: 1, unit: 'items' }]
      await send.saveMeal(client, meal, ingredients)
      const [seen] = await database.sql<{ at: string }>(
        `select to_json(updated_at) #>> '{}' as at from public.food_entries where id = $1`,
        [meal.id],
      )
      return {
        requests: Array.from(
          { length: 4 },
          () => () => send.saveMeal(client, { ...meal, title: 'Stew' }, ingredients, seen?.at ?? null),
        ),
        async check(outcomes) {
          const answers = outcomes.map((outcome) => outcome.ok && JSON.stringify(outcome.rows[0]))
          expect(answers).not.toContain(false)
          expect(new Set(answers).size).toBe(1)
          expect(
            await database.count('select count(*) from public.ingredients where food_entry_id = $1', [
              meal.id,
            ]),
          ).toBe(1)
        },
      }
    },
  },
  {
    name: 'sign-up against inserting the profile: one row with the chosen role',
    refusals: ['42501', '23503', '23505'],
    async prepare(database) {
      const id = randomUUID()
      const sessionId = randomUUID()
      const person = {
        id,
        sessionId,
        email: `${id}@example.com`,
        name: 'Racer',
        role: 'nutritionist' as const,
      }
      return {
        requests: [
          async () => {
            await database.sql(
              `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{"name":"Racer","role":"nutritionist"}')`,
              [id, person.email],
            )
            return { ok: true, rows: [], count: 1 }
          },
          () =>
            database.as(
              person,
              `insert into public.profiles (id, name, email, role) values ($1, 'Thief', 'x@example.com', 'client')`,
              [id],
            ),
        ],
        async check() {
          expect(await database.sql('select name, role from public.profiles where id = $1', [id])).toEqual([
            { name: 'Racer', role: 'nutritionist' },
          ])
        },
      }
    },
  },
]
