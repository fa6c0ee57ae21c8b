import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { RaceDatabase, requests } from './harness/race-database.ts'
import { appointmentRaces } from './races/appointments.ts'
import { connectionRaces } from './races/connections.ts'
import { countRaces } from './races/counts.ts'
import { documentRaces } from './races/documents.ts'
import { erasureRaces } from './races/erasure.ts'
import { fileRaces } from './races/files.ts'
import { ownChangeRaces } from './races/own-changes.ts'
import { sleepRaces } from './races/sleep.ts'
import { attentionRaces } from './races/attention.ts'
import { targetRaces } from './races/targets.ts'
import { timeZoneRaces } from './races/time-zones.ts'

const usualRounds = 30

const database = await RaceDatabase.start()
afterAll(() => database.stop())
const send = requests(database)

describe('free running', () => {
  const races = [
    ...appointmentRaces,
    ...connectionRaces,
    ...countRaces,
    ...documentRaces,
    ...fileRaces,
    ...sleepRaces,
    ...targetRaces,
    ...timeZoneRaces,
    ...attentionRaces,
    ...erasureRaces,
    ...ownChangeRaces,
  ]

  it.each(races.map((race) => [race.name, race] as const))(
    '%s',
    async (_name, { prepare, refusals, rounds = usualRounds }) => {
      for (let round = 0; round < rounds; round += 1) {
        const { requests: together, check } = await prepare(database, send)
        const outcomes = await Promise.all(together.map((request) => request()))
        const codes = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))
        expect(
          codes.filter((code) => !refusals.includes(code)),
          JSON.stringify(outcomes),
        ).toEqual([])
        await check(outcomes)
      }
    },
  )
})

describe('forced interleavings', () => {
  const bookSql = `update public.appointments set client_id = $1, status = 'pending'
    where id = $2 and status = 'available' returning id`

  it.each(['commit', 'rollback'] as const)(
    'a second booker waits for the first, who ends in %s',
    async (end) => {
      const nutritionist = await database.signUp('nutritionist')
      const [first, second] = await database.signUpMany('client', 2)
      if (!first || !second) throw new Error('two clients')
      await Promise.all([database.connect(first, nutritionist), database.connect(second, nutritionist)])
      const slot = await database.slot(nutritionist)
      const held = await database.hold(first, bookSql, [first.id, slot])
      const waiting = send.book(second, slot)
      await database.untilBlocked()
      await held[end]()
      expect(await waiting).toMatchObject({ ok: true, count: end === 'commit' ? 0 : 1 })
    },
  )

  it.each([
    ['commit', { ok: false, message: 'Cannot book multiple appointments on the same day' }],
    ['rollback', { ok: true, count: 1 }],
  ] as const)('a second booking of a day waits for the first, which ends in %s', async (end, expected) => {
    const { client, nutritionist } = await database.pair()
    const morning = await database.slot(nutritionist, 2, 9)
    const noon = await database.slot(nutritionist, 2, 12)
    const held = await database.hold(client, bookSql, [client.id, morning])
    const waiting = send.book(client, noon)
    await database.untilBlocked()
    await held[end]()
    expect(await waiting).toMatchObject(expected)
  })

  it.each([
    ['commit', { ok: false, code: '42501' }],
    ['rollback', { ok: true, count: 1 }],
  ] as const)('a booking waits for a disconnect that ends in %s', async (end, expected) => {
    const { client, nutritionist } = await database.pair()
    const slot = await database.slot(nutritionist)
    const held = await database.hold(
      client,
      'delete from public.client_nutritionist_relationships where client_id = $1',
      [client.id],
    )
    const waiting = send.book(client, slot)
    await database.untilBlocked()
    await held[end]()
    expect(await waiting).toMatchObject(expected)
  })

  it.each([
    ['commit', { ok: false, code: '42501' }],
    ['rollback', { ok: true, count: 1 }],
  ] as const)(
    'a message of the nutritionist waits for a disconnect that ends in %s',
    async (end, expected) => {
      const { client, nutritionist } = await database.pair()
      const held = await database.hold(
        client,
        'delete from public.client_nutritionist_relationships where client_id = $1',
        [client.id],
      )
      const waiting = send.write(nutritionist, client, nutritionist, randomUUID())
      await database.untilBlocked()
      await held[end]()
      expect(await waiting).toMatchObject(expected)
    },
  )

  /** A pair with an open review request and a confirmed meeting to come. */
  async function pairAskedForReview() {
    const { client, nutritionist } = await database.pair()
    await database.sql('insert into public.review_requests (client_id, nutritionist_id) values ($1, $2)', [
      client.id,
      nutritionist.id,
    ])
    const meeting = await database.slot(nutritionist)
    await send.book(client, meeting)
    await send.answerBooking(nutritionist, meeting, 'confirmed')
    const openRequests = () =>
      database.sql(
        'select appointment_id from public.review_requests where client_id = $1 and not completed',
        [client.id],
      )
    return { client, nutritionist, meeting, openRequests }
  }

  it.each(['commit', 'rollback'] as const)(
    'a device that logs waits for another that did, which ends in %s, and both are told of',
    async (end) => {
      const client = await database.signUp('client')
      const logSql = `insert into public.mood_entries (user_id, date, mood) values ($1, '2026-11-20', 3)`
      const toldAt = async () =>
        (
          await database.sql(`select changed_at from public.notifications where recipient_id = $1`, [
            client.id,
          ])
        ).map(({ changed_at }) => changed_at)
      await database.as(client, logSql, [client.id])
      const [first] = await toldAt()
      const held = await database.hold(client, logSql, [client.id])
      const waiting = database.as(client, logSql, [client.id])
      await database.untilBlocked()
      await held[end]()
      expect(await waiting).toMatchObject({ ok: true, count: 1 })
      const [last, ...more] = await toldAt()
      expect(more).toEqual([])
      expect(Number(last)).toBeGreaterThan(Number(first) + (end === 'commit' ? 1 : 0))
    },
  )

  it.each([
    ['commit', { ok: false, code: 'PT422' }],
    ['rollback', { ok: true, count: 1 }],
  ] as const)(
    'sleep of a day waits for more of it from another device, which ends in %s',
    async (end, expected) => {
      const client = await database.signUp('client')
      const sleepSql = `insert into public.sleep_entries (user_id, date, hours) values ($1, '2026-11-20', 12.5)`
      const held = await database.hold(client, sleepSql, [client.id])
      const waiting = database.as(client, sleepSql, [client.id])
      await database.untilBlocked()
      await held[end]()
      expect(await waiting).toMatchObject(expected)
    },
  )

  it('a device that changes an entry waits for no erasure, and tells nothing', async () => {
    const client = await database.signUp('client')
    await database.sql(`insert into public.mood_entries (user_id, date, mood) values ($1, '2026-11-20', 3)`, [
      client.id,
    ])
    const leaving = await database.hold(client, 'select id from public.profiles where id = $1 for update', [
      client.id,
    ])
    const changed = await database.as(client, 'update public.mood_entries set mood = 4 where user_id = $1', [
      client.id,
    ])
    await leaving.commit()
    expect(changed).toMatchObject({ ok: true, count: 1 })
    expect(
      await database.count('select count(*) from public.notifications where recipient_id = $1', [client.id]),
    ).toBe(0)
  })

  it('a review passes over the next meeting while an erasure or a cancellation holds it', async () => {
    const { client, nutritionist, meeting, openRequests } = await pairAskedForReview()
    const held = await database.hold(
      nutritionist,
      'select id from public.appointments where id = $1 for no key update',
      [meeting],
    )
    expect(await send.review(client, nutritionist)).toMatchObject({ ok: true, count: 1 })
    await held.commit()
    expect(await openRequests()).toEqual([])
  })

  it.each([
    ['commit', []],
    ['rollback', [{ appointment_id: null }]],
  ] as const)(
    'a cancellation waits for a review that asks about the meeting and ends in %s',
    async (end, left) => {
      const { client, nutritionist, meeting, openRequests } = await pairAskedForReview()
      const held = await database.hold(
        client,
        'insert into public.nutritionist_reviews (nutritionist_id, rating) values ($1, 5)',
        [nutritionist.id],
      )
      const waiting = send.cancel(client, meeting)
      await database.untilBlocked()
      await held[end]()
      expect(await waiting).toMatchObject({ ok: true, count: 1 })
      expect(await openRequests()).toEqual(left)
    },
  )

  it.each([
    ['commit', { ok: true, count: 0 }],
    ['rollback', { ok: true, count: 1 }],
  ] as const)('an approval waits for a cancellation that ends in %s', async (end, expected) => {
    const [client, nutritionist] = await Promise.all([
      database.signUp('client'),
      database.signUp('nutritionist'),
    ])
    const request = await database.request(client, nutritionist)
    const held = await database.hold(client, 'delete from public.connection_requests where id = $1', [
      request,
    ])
    const waiting = send.answer(nutritionist, request, 'approved')
    await database.untilBlocked()
    await held[end]()
    expect(await waiting).toMatchObject(expected)
  })
})
