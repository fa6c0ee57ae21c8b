import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const other = await database.signUp('client', 'Denis')
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Asia/Baku' })
await database.connect(client, coach)
await database.connect(other, coach)

/** A Wednesday noon in Baku, which is four hours ahead of UTC. */
const now = '2026-12-02T08:00:00Z'

beforeEach(async () => {
  await database.sql('delete from public.appointments')
  await database.setClock(now)
})

const offer = (start: string, who: Person = coach, duration = 20, calendar: Person = coach) =>
  database.as<{ id: string }>(
    who,
    `insert into public.appointments (nutritionist_id, start_time, duration, status)
     values ($1, $2, $3, 'available') returning *`,
    [calendar.id, start, duration],
  )

async function slot(start: string): Promise<string> {
  const outcome = await offer(start)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows[0]?.id ?? ''
}

const book = (who: Person, id: string) =>
  database.as(
    who,
    `update public.appointments set client_id = $1, status = 'pending' where id = $2 and status = 'available'`,
    [who.id, id],
  )

const cancel = (who: Person, id: string) =>
  database.as(
    who,
    `update public.appointments set status = 'available', client_id = null where id = $1 and client_id = $2`,
    [id, who.id],
  )

const setStatus = (who: Person, id: string, status: string) =>
  database.as(who, 'update public.appointments set status = $2 where id = $1', [id, status])

const stateOf = async (id: string) =>
  (await database.sql('select status, client_id from public.appointments where id = $1', [id]))[0]

const changed = { ok: true, count: 1 }
const unchanged = { ok: true, count: 0 }

describe('making slots', () => {
  it("counts day and week on the nutritionist's wall clock, Monday first, and sets the deadline a day ahead", async () => {
    const outcome = await offer('2026-12-06T20:00:00Z')
    expect(outcome).toMatchObject({
      rows: [
        {
          slot_date: '2026-12-07',
          slot_week: '2026-12-07',
          end_time: '2026-12-06 20:20:00+00',
          cancellation_deadline: '2026-12-05 20:00:00+00',
        },
      ],
    })
  })

  it.each([
    ['the past', '2026-12-02T07:59:00Z', 20, 'PT422'],
    ['this very moment', now, 20, 'PT422'],
    ['more than a year ahead', '2027-12-03T08:00:00Z', 20, 'PT422'],
    ['half a minute', '2026-12-03T08:00:30Z', 20, '23514'],
    ['another length', '2026-12-03T08:00:00Z', 40, 'PT422'],
  ])('refuses a slot of %s', async (_what, start, duration, code) => {
    expect(await offer(start, coach, duration)).toMatchObject({ code })
  })

  it('refuses a client and another calendar', async () => {
    const colleague = await database.signUp('nutritionist', 'Uwe')
    expect(await offer('2026-12-03T08:00:00Z', client)).toMatchObject({ code: '42501' })
    expect(await offer('2026-12-03T08:00:00Z', colleague)).toMatchObject({ code: '42501' })
  })

  it('refuses a client who would keep a calendar', async () => {
    expect(await offer('2026-12-03T08:00:00Z', client, 20, client)).toMatchObject({ code: '42501' })
  })

  it('refuses what overlaps, takes what follows, and offers a declined time again', async () => {
    const first = await slot('2026-12-04T08:00:00Z')
    for (const start of ['2026-12-04T08:00:00Z', '2026-12-04T08:19:00Z', '2026-12-04T07:41:00Z']) {
      expect(await offer(start), start).toMatchObject({
        code: 'PT409',
        message: 'Some time slots already exist',
      })
    }
    expect(await offer('2026-12-04T08:20:00Z')).toMatchObject(changed)
    await book(client, first)
    await setStatus(coach, first, 'cancelled')
    expect(await offer('2026-12-04T08:00:00Z')).toMatchObject(changed)
  })

  it('refuses a batch that overlaps itself as a whole', async () => {
    const outcome = await database.as(
      coach,
      `insert into public.appointments (nutritionist_id, start_time, duration, status)
       select $1, timestamptz '2026-12-08 08:00Z' + make_interval(mins => m), 20, 'available' from unnest(array[0, 10]) m`,
      [coach.id],
    )
    expect(outcome).toMatchObject({ code: 'PT409' })
    expect(await database.sql('select 1 from public.appointments')).toEqual([])
  })
})

describe('booking', () => {
  it('takes a slot once', async () => {
    const id = await slot('2026-12-04T08:00:00Z')
    expect(await book(client, id)).toMatchObject(changed)
    expect(await book(other, id)).toMatchObject(unchanged)
    expect(await stateOf(id)).toEqual({ status: 'pending', client_id: client.id })
  })

  it("refuses a second booking of the nutritionist's day", async () => {
    const evening = await slot('2026-12-06T19:00:00Z')
    const midnight = await slot('2026-12-06T20:00:00Z')
    const morning = await slot('2026-12-07T06:00:00Z')
    expect(await book(client, midnight)).toMatchObject(changed)
    expect(await book(client, morning)).toMatchObject({
      code: 'PT409',
      message: 'Cannot book multiple appointments on the same day',
    })
    expect(await book(client, evening)).toMatchObject(changed)
  })

  it('refuses a fourth booking of the week, Monday to Sunday, and counts the next week anew', async () => {
    const days = ['07', '08', '09', '13', '14']
    const ids = await Promise.all(days.map((day) => slot(`2026-12-${day}T08:00:00Z`)))
    const outcomes = []
    for (const id of ids) outcomes.push(await book(client, id))
    expect(outcomes).toMatchObject([
      changed,
      changed,
      changed,
      { code: 'PT409', message: 'Weekly booking limit exceeded' },
      changed,
    ])
  })

  it('refuses the past and somebody else as the client', async () => {
    const id = await slot('2026-12-02T09:00:00Z')
    expect(
      await database.as(
        client,
        `update public.appointments set client_id = $1, status = 'pending' where id = $2`,
        [other.id, id],
      ),
    ).toMatchObject({ code: '42501' })
    await database.setClock('2026-12-02T09:00:00Z')
    expect(await book(client, id)).toMatchObject({ code: 'PT422' })
  })

  it('changes nothing but status and client', async () => {
    const id = await slot('2026-12-04T08:00:00Z')
    for (const column of [
      'start_time',
      'end_time',
      'cancellation_deadline',
      'nutritionist_id',
      'slot_date',
    ]) {
      const outcome = await database.as(
        coach,
        `update public.appointments set ${column} = default where id = $1`,
        [id],
      )
      expect(outcome, column).toMatchObject({ code: '42501' })
    }
  })
})

describe('what can follow', () => {
  const transitions: [string, string, 'client' | 'coach', string][] = [
    ['available', 'confirmed', 'coach', 'no'],
    ['available', 'cancelled', 'coach', 'no'],
    ['pending', 'confirmed', 'coach', 'yes'],
    ['pending', 'cancelled', 'coach', 'yes'],
    ['pending', 'available', 'coach', 'no'],
    ['confirmed', 'cancelled', 'coach', 'no'],
    ['confirmed', 'pending', 'coach', 'no'],
    ['cancelled', 'available', 'coach', 'no'],
    ['cancelled', 'confirmed', 'coach', 'no'],
    ['pending', 'confirmed', 'client', 'no'],
    ['pending', 'cancelled', 'client', 'no'],
    ['confirmed', 'pending', 'client', 'no'],
    ['cancelled', 'available', 'client', 'no'],
  ]

  it.each(transitions)('from %s to %s by the %s: %s', async (from, to, who, allowed) => {
    const id = await slot('2026-12-10T08:00:00Z')
    if (from !== 'available') await book(client, id)
    if (from === 'confirmed' || from === 'cancelled') await setStatus(coach, id, from)
    const outcome = await setStatus(who === 'coach' ? coach : client, id, to)
    expect(outcome).toMatchObject(allowed === 'yes' ? changed : { code: '42501' })
    expect(await stateOf(id)).toMatchObject({ status: allowed === 'yes' ? to : from })
  })

  it.each(['pending', 'confirmed'])(
    'lets the client cancel a %s one until the deadline, not at it',
    async (status) => {
      const id = await slot('2026-12-10T08:00:00Z')
      await book(client, id)
      if (status === 'confirmed') await setStatus(coach, id, 'confirmed')
      await database.setClock('2026-12-09T08:00:00Z')
      expect(await cancel(client, id)).toMatchObject({
        code: 'PT409',
        message: 'Cancellation deadline has passed',
      })
      await database.setClock('2026-12-09T07:59:59Z')
      expect(await cancel(other, id)).toMatchObject(unchanged)
      expect(await cancel(client, id)).toMatchObject(changed)
      expect(await stateOf(id)).toEqual({ status: 'available', client_id: null })
    },
  )

  it('lets the nutritionist delete a slot only while it is available', async () => {
    const id = await slot('2026-12-10T08:00:00Z')
    const remove = () => database.as(coach, 'delete from public.appointments where id = $1', [id])
    await book(client, id)
    expect(await remove()).toMatchObject(unchanged)
    await cancel(client, id)
    expect(await remove()).toMatchObject(changed)
  })

  it('frees on a disconnect what can still be cancelled, and nothing else', async () => {
    const leaver = await database.signUp('client', 'Lea')
    await database.connect(leaver, coach)
    const soon = await slot('2026-12-03T07:00:00Z')
    const later = await slot('2026-12-04T09:00:00Z')
    await book(leaver, soon)
    await book(leaver, later)
    await database.as(leaver, 'delete from public.client_nutritionist_relationships where client_id = $1', [
      leaver.id,
    ])
    expect(await stateOf(soon)).toEqual({ status: 'pending', client_id: leaver.id })
    expect(await stateOf(later)).toEqual({ status: 'available', client_id: null })
  })
})
