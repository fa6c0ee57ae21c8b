import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
beforeEach(() => database.setClock('2026-12-02T08:00:00Z'))

async function pair(): Promise<[Person, Person]> {
  const people: [Person, Person] = [
    await database.signUp('client', 'Anna'),
    await database.signUp('nutritionist', 'Elena'),
  ]
  await database.connect(...people)
  return people
}

const requestsOf = async (client: Person) => {
  const outcome = await database.as<{ id: string; completed: boolean; nutritionist_id: string }>(
    client,
    'select id, completed, nutritionist_id from public.review_requests order by sent_at desc',
  )
  return outcome.ok ? outcome.rows : []
}

const cancel = (client: Person, meeting: string) =>
  database.as(client, `update public.appointments set status = 'available', client_id = null where id = $1`, [
    meeting,
  ])

/** By which nutritionists a client's bell says that a review is asked for. */
async function toldOfRequests(client: Person): Promise<(string | null)[]> {
  const outcome = await database.as<{ actor_id: string | null }>(
    client,
    `select actor_id from public.notifications where kind = 'review_requested'`,
  )
  return outcome.ok ? outcome.rows.map(({ actor_id }) => actor_id) : []
}

const review = (
  client: Person,
  nutritionist: Person,
  fields: { comment?: string | null; anonymous?: boolean; rating?: number } = {},
) =>
  database.as<{ id: string }>(
    client,
    `insert into public.nutritionist_reviews (nutritionist_id, rating, comment, anonymous)
     values ($1, $2, $3, $4) returning *`,
    [nutritionist.id, fields.rating ?? 5, fields.comment ?? null, fields.anonymous ?? false],
  )

/** A confirmed meeting; where not said otherwise, it ends at 10:20 on the day after tomorrow. */
async function confirmedMeeting(
  client: Person,
  nutritionist: Person,
  start = '2026-12-04T10:00:00Z',
): Promise<string> {
  const [slot] = await database.sql<{ id: string }>(
    'insert into public.appointments (nutritionist_id, start_time) values ($1, $2) returning id',
    [nutritionist.id, start],
  )
  await database.as(
    client,
    `update public.appointments set client_id = $1, status = 'pending' where id = $2`,
    [client.id, slot?.id],
  )
  await database.as(nutritionist, `update public.appointments set status = 'confirmed' where id = $1`, [
    slot?.id,
  ])
  return slot?.id ?? ''
}

describe('a request for a review', () => {
  it('appears when a confirmed meeting ends, expires after 30 days, and is nothing to the nutritionist', async () => {
    const [client, coach] = await pair()
    await confirmedMeeting(client, coach)
    expect(await requestsOf(client)).toEqual([])
    expect(await review(client, coach)).toMatchObject({ code: '42501' })
    await database.setClock('2026-12-04T10:20:00Z')
    expect(await requestsOf(client)).toMatchObject([{ completed: false, nutritionist_id: coach.id }])
    expect(await requestsOf(coach)).toEqual([])
    await database.setClock('2027-01-03T10:20:00Z')
    expect(await review(client, coach)).toMatchObject({ code: '42501' })
  })

  it('is told when the meeting has ended', async () => {
    const [client, coach] = await pair()
    await confirmedMeeting(client, coach)
    expect(await toldOfRequests(client)).toEqual([])
    await database.setClock('2026-12-04T10:20:00Z')
    expect(await toldOfRequests(client)).toEqual([coach.id])
  })

  it('goes with the meeting that is cancelled, and is not told', async () => {
    const [client, coach] = await pair()
    const meeting = await confirmedMeeting(client, coach)
    await cancel(client, meeting)
    await database.setClock('2026-12-05T08:00:00Z')
    expect(await requestsOf(client)).toEqual([])
    expect(await toldOfRequests(client)).toEqual([])
  })

  const friday = '2026-12-04T10:00:00Z'
  const monday = '2026-12-07T10:00:00Z'

  it.each([
    ['first', [friday, monday]],
    ['last', [monday, friday]],
  ])('passes to the next meeting when the earlier one, confirmed %s, is cancelled', async (_when, starts) => {
    const [client, coach] = await pair()
    const meetings = new Map<string, string>()
    for (const start of starts) meetings.set(start, await confirmedMeeting(client, coach, start))
    await cancel(client, meetings.get(friday) ?? '')
    await database.setClock('2026-12-07T10:19:59Z')
    expect(await requestsOf(client)).toEqual([])
    await database.setClock('2026-12-07T10:20:00Z')
    expect(await requestsOf(client)).toMatchObject([{ completed: false }])
    expect(await toldOfRequests(client)).toEqual([coach.id])
    await database.setClock('2026-12-02T08:00:00Z')
  })

  it('stays with the meeting that was, when a later one is cancelled', async () => {
    const [client, coach] = await pair()
    await confirmedMeeting(client, coach, friday)
    const later = await confirmedMeeting(client, coach, monday)
    await database.setClock('2026-12-04T10:20:00Z')
    const asked = await requestsOf(client)
    await cancel(client, later)
    await database.setClock('2026-12-08T08:00:00Z')
    expect(await requestsOf(client)).toEqual(asked)
    await database.setClock('2026-12-02T08:00:00Z')
  })

  it('comes after the next meeting once the earlier one is reviewed', async () => {
    const [client, coach] = await pair()
    await confirmedMeeting(client, coach, friday)
    await confirmedMeeting(client, coach, monday)
    await database.setClock('2026-12-04T10:20:00Z')
    await review(client, coach)
    expect(await requestsOf(client)).toMatchObject([{ completed: true }])
    await database.setClock('2026-12-07T10:20:00Z')
    expect(await requestsOf(client)).toMatchObject([{ completed: false }, { completed: true }])
    await database.setClock('2026-12-02T08:00:00Z')
  })

  it('comes with a disconnect, one for a pair, the earliest', async () => {
    const [client, coach] = await pair()
    await confirmedMeeting(client, coach)
    await database.disconnect(client)
    expect(await requestsOf(client)).toHaveLength(1)
    await database.connect(client, coach)
    await database.disconnect(client)
    expect(await requestsOf(client)).toHaveLength(1)
  })

  it('is not completed without a review, and stays completed', async () => {
    const [client, coach] = await pair()
    await database.disconnect(client)
    const complete = (to: boolean) =>
      database.as(client, 'update public.review_requests set completed = $2 where client_id = $1', [
        client.id,
        to,
      ])
    expect(await complete(true)).toMatchObject({ code: '42501' })
    await review(client, coach)
    expect(await requestsOf(client)).toMatchObject([{ completed: true }])
    expect(await complete(true)).toMatchObject({ ok: true, count: 1 })
    expect(await complete(false)).toMatchObject({ code: '42501' })
  })
})

describe('a review', () => {
  it('needs an open request and takes it', async () => {
    const [client, coach] = await pair()
    expect(await review(client, coach)).toMatchObject({ code: '42501' })
    await database.disconnect(client)
    expect(await review(client, coach, { comment: '  Good  ' })).toMatchObject({
      rows: [{ client_id: client.id, comment: 'Good', anonymous: false }],
    })
    expect(await review(client, coach)).toMatchObject({ code: '42501' })
  })

  it.each([0, 6])('is not rated %i', async (rating) => {
    const [client, coach] = await pair()
    await database.disconnect(client)
    expect(await review(client, coach, { rating })).toMatchObject({ code: '23514' })
    expect(await requestsOf(client)).toMatchObject([{ completed: false }])
  })

  it('has no comment when the comment is blank', async () => {
    const [client, coach] = await pair()
    await database.disconnect(client)
    expect(await review(client, coach, { comment: '   ' })).toMatchObject({ rows: [{ comment: null }] })
  })

  it('counts in the figures of the nutritionist, and leaves them with its author', async () => {
    const [client, coach] = await pair()
    const figures = () =>
      database.sql(
        'select average_rating, review_count, client_count from public.nutritionist_stats where nutritionist_id = $1',
        [coach.id],
      )
    expect(await figures()).toEqual([{ average_rating: null, review_count: 0, client_count: 1 }])
    await database.disconnect(client)
    await review(client, coach, { rating: 4, anonymous: true })
    expect(await figures()).toEqual([{ average_rating: '4.00', review_count: 1, client_count: 0 }])
    await database.sql('delete from auth.users where id = $1', [client.id])
    expect(await figures()).toEqual([{ average_rating: null, review_count: 0, client_count: 0 }])
  })
})

describe('an anonymous review', () => {
  it('names its author nowhere that anyone can read, and is dated by the day', async () => {
    const [client, coach] = await pair()
    await database.disconnect(client)
    const written = await review(client, coach, { anonymous: true, comment: 'Fine' })
    const id = written.ok ? written.rows[0]?.id : ''
    expect(written).toMatchObject({ rows: [{ client_id: null, created_at: '2026-12-02 00:00:00+00' }] })
    const others = [coach, await database.signUp('client', 'Reader')]
    for (const reader of others) {
      const seen = await database.as(
        reader,
        'select r.*, c.name from public.nutritionist_reviews r left join public.client(r) c on true where r.id = $1',
        [id],
      )
      expect(seen).toMatchObject({ ok: true, count: 1 })
      expect(JSON.stringify(seen)).not.toContain(client.id)
      expect(JSON.stringify(seen)).not.toContain(client.name)
    }
    const told = await database.as(coach, `select * from public.notifications where kind = 'review_received'`)
    expect(told).toMatchObject({
      rows: [{ actor_id: null, actor_name: null, created_at: '2026-12-02 00:00:00+00' }],
    })
    const exported = await database.as<{ received: unknown }>(
      coach,
      `select public.export_my_data() -> 'reviews_received' as received`,
    )
    expect(JSON.stringify(exported)).toContain('Fine')
    expect(JSON.stringify(exported)).not.toContain(client.id)
  })

  it('goes with its author', async () => {
    const [client, coach] = await pair()
    await database.disconnect(client)
    await review(client, coach, { anonymous: true })
    await database.sql('delete from auth.users where id = $1', [client.id])
    expect(
      await database.sql('select 1 from public.nutritionist_reviews where nutritionist_id = $1', [coach.id]),
    ).toEqual([])
  })

  it('shows a named one with name and picture only', async () => {
    const [client, coach] = await pair()
    await database.sql(`update public.profiles set occupation = 'Cook' where id = $1`, [client.id])
    await database.disconnect(client)
    const written = await review(client, coach)
    const card = await database.as(
      coach,
      'select c.* from public.nutritionist_reviews r, public.client(r) c where r.id = $1',
      [written.ok ? written.rows[0]?.id : ''],
    )
    const known = card.ok ? Object.entries(card.rows[0] ?? {}).filter(([, value]) => value !== null) : []
    expect(known.map(([name]) => name).toSorted()).toEqual(['id', 'name'])
  })
})
