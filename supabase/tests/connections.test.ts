import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const coach = await database.signUp('nutritionist', 'Elena')
const colleague = await database.signUp('nutritionist', 'Uwe')

const ask = (client: Person, nutritionistId: string, status = 'pending') =>
  database.as<{ id: string }>(
    client,
    'insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, $3) returning id',
    [client.id, nutritionistId, status],
  )

const answer = (nutritionist: Person, client: Person, status: string) =>
  database.as(
    nutritionist,
    `update public.connection_requests set status = $2 where client_id = $1 and status = 'pending'`,
    [client.id, status],
  )

const nutritionistsOf = async (client: Person) =>
  (
    await database.sql<{ id: string }>(
      'select nutritionist_id as id from public.client_nutritionist_relationships where client_id = $1',
      [client.id],
    )
  ).map(({ id }) => id)

describe('asking for a connection', () => {
  it('makes one pending request', async () => {
    const client = await database.signUp('client', 'Anna')
    expect(await ask(client, coach.id)).toMatchObject({ ok: true, count: 1 })
    expect(await ask(client, colleague.id)).toMatchObject({
      code: 'PT409',
      message: 'You already have a pending request',
    })
  })

  it('is for clients, to nutritionists, pending, without a nutritionist', async () => {
    const client = await database.signUp('client', 'Anna')
    const friend = await database.signUp('client', 'Denis')
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await ask(coach, colleague.id)).toMatchObject({ code: '42501' })
    expect(await ask(client, friend.id)).toMatchObject({ code: '42501' })
    expect(await ask(client, nobody)).toMatchObject({ code: '42501' })
    expect(await ask(client, client.id)).toMatchObject({ code: '42501' })
    expect(await ask(client, coach.id, 'approved')).toMatchObject({ code: '42501' })
    await database.connect(client, coach)
    expect(await ask(client, colleague.id)).toMatchObject({
      code: 'PT409',
      message: 'You already have a nutritionist',
    })
  })

  it('tells a stranger nothing about whose client somebody is', async () => {
    const [victim, stranger] = [
      await database.signUp('client', 'Anna'),
      await database.signUp('client', 'Mallory'),
    ]
    await database.connect(victim, coach)
    const forged = await database.as(
      stranger,
      `insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, 'pending')`,
      [victim.id, colleague.id],
    )
    expect(forged).toMatchObject({ code: '42501', message: 'This is not your request' })
  })

  it('is limited to ten a day', async () => {
    const client = await database.signUp('client', 'Anna')
    const codes = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const outcome = await ask(client, coach.id)
      codes.push(outcome.ok ? 'ok' : outcome.code)
      await database.as(client, 'delete from public.connection_requests where client_id = $1', [client.id])
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'PT429'])
  })

  it('shows the nutritionist name, address and day of joining, while it is pending', async () => {
    const client = await database.signUp('client', 'Anna')
    await database.sql(`update public.profiles set age = 30, objectives = 'Secret' where id = $1`, [
      client.id,
    ])
    await ask(client, coach.id)
    const card = () =>
      database.as(
        coach,
        'select c.* from public.connection_requests r, public.client(r) c where r.client_id = $1',
        [client.id],
      )
    const outcome = await card()
    const known = outcome.ok
      ? Object.entries(outcome.rows[0] ?? {}).filter(([, value]) => value !== null)
      : []
    expect(known.map(([name]) => name).toSorted()).toEqual(['created_at', 'email', 'id', 'name', 'role'])
    await answer(coach, client, 'rejected')
    expect(await card()).toMatchObject({ ok: true, count: 0 })
  })
})

describe('answering', () => {
  it('connects on approval and only then', async () => {
    const [anna, denis] = [await database.signUp('client', 'Anna'), await database.signUp('client', 'Denis')]
    await ask(anna, coach.id)
    await ask(denis, coach.id)
    expect(await answer(colleague, anna, 'approved')).toMatchObject({ ok: true, count: 0 })
    expect(await answer(coach, anna, 'approved')).toMatchObject({ ok: true, count: 1 })
    expect(await answer(coach, denis, 'rejected')).toMatchObject({ ok: true, count: 1 })
    expect(await nutritionistsOf(anna)).toEqual([coach.id])
    expect(await nutritionistsOf(denis)).toEqual([])
  })

  it('is dated, whatever the answer', async () => {
    const answeredAt = async (client: Person) =>
      (
        await database.sql('select responded_at from public.connection_requests where client_id = $1', [
          client.id,
        ])
      )[0]
    for (const status of ['approved', 'rejected']) {
      const client = await database.signUp('client', 'Anna')
      await ask(client, coach.id)
      expect(await answeredAt(client)).toEqual({ responded_at: null })
      await answer(coach, client, status)
      expect(await answeredAt(client)).toEqual({ responded_at: expect.any(String) })
    }
  })

  it('counts once', async () => {
    const client = await database.signUp('client', 'Anna')
    await ask(client, coach.id)
    await answer(coach, client, 'rejected')
    const again = await database.as(
      coach,
      `update public.connection_requests set status = 'approved' where client_id = $1`,
      [client.id],
    )
    expect(again).toMatchObject({ ok: true, count: 0 })
    expect(await nutritionistsOf(client)).toEqual([])
  })

  it('is one request a call', async () => {
    const [anna, denis] = [await database.signUp('client', 'Anna'), await database.signUp('client', 'Denis')]
    await ask(anna, colleague.id)
    await ask(denis, colleague.id)
    const both = await database.as(
      colleague,
      `update public.connection_requests set status = 'approved' where nutritionist_id = $1 and status = 'pending'`,
      [colleague.id],
    )
    expect(both).toMatchObject({ code: '42501' })
    expect(await nutritionistsOf(anna)).toEqual([])
  })

  it('cannot bring back what was parted: a rejected or pending state never returns', async () => {
    const client = await database.signUp('client', 'Anna')
    await ask(client, coach.id)
    expect(await answer(coach, client, 'pending')).toMatchObject({ code: '42501' })
  })
})
