import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
// In Moscow it is half past midnight of the third of December.
const now = '2026-12-02T21:30:00Z'
await database.setClock('2026-11-20T12:00:00Z')
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Moscow' })
const stranger = await database.signUp('nutritionist', 'Uwe')
const client = await database.signUp('client', 'Anna', { timezone: 'America/New_York' })
await database.connect(client, coach)

beforeEach(async () => {
  await database.setClock(now)
  await database.sql('delete from public.attention_marks')
})

const mark = (who: Person, reasons: string[], kind: string, at: string | null = null, change?: number) =>
  database.as(who, 'select reason, kind from public.mark_attention($1, $2, $3, $4, $5)', [
    client.id,
    reasons,
    kind,
    at,
    change ?? null,
  ])
const unmark = (who: Person, reasons: string[], kind: string) =>
  database.as(who, 'select reason, kind from public.unmark_attention($1, $2, $3)', [client.id, reasons, kind])

interface Mark {
  reason: string
  kind: string
  evidence_at: string | null
  mood_change: number | null
  until: string | null
}

/** The marks as the dashboard and the list of clients read them. */
const marks = async (who = coach) => {
  const outcome = await database.as<{ clients: { marks: Mark[] }[] }>(
    who,
    'select public.client_overview() as clients',
  )
  if (!outcome.ok) throw new Error(outcome.message)
  const instant = (value: string) => new Date(value).toISOString()
  return outcome.rows[0]?.clients[0]?.marks.map(({ reason, kind, evidence_at, mood_change, until }) => ({
    reason,
    kind,
    ...(evidence_at !== null && { evidence_at: instant(evidence_at) }),
    ...(mood_change !== null && { mood_change }),
    ...(until !== null && { until: instant(until) }),
  }))
}

describe('a mark', () => {
  it('puts reasons off until the next day of the nutritionist begins', async () => {
    expect(await mark(coach, ['silent', 'decision'], 'put_off')).toMatchObject({
      rows: [
        { reason: 'decision', kind: 'put_off' },
        { reason: 'silent', kind: 'put_off' },
      ],
    })
    const until = '2026-12-03T21:00:00.000Z'
    expect(await marks()).toEqual([
      { reason: 'decision', kind: 'put_off', until },
      { reason: 'silent', kind: 'put_off', until },
    ])
  })

  it('calls a weight seen for seven days of the nutritionist', async () => {
    await mark(coach, ['weight'], 'seen')
    expect(await marks()).toEqual([{ reason: 'weight', kind: 'seen', until: '2026-12-09T21:00:00.000Z' }])
  })

  it('keeps what of a mood and of a message was seen', async () => {
    await mark(coach, ['mood'], 'seen', '2026-12-01T10:00:00.123Z', -0.75)
    await mark(coach, ['unanswered'], 'no_reply_needed', '2026-12-01T11:00:00Z')
    expect(await marks()).toEqual([
      { reason: 'mood', kind: 'seen', evidence_at: '2026-12-01T10:00:00.123Z', mood_change: -0.75 },
      { reason: 'unanswered', kind: 'no_reply_needed', evidence_at: '2026-12-01T11:00:00.000Z' },
    ])
  })

  it('has seen nothing that is still to come', async () => {
    await mark(coach, ['unanswered'], 'no_reply_needed', '2030-01-01T00:00:00Z')
    expect(await marks()).toEqual([
      { reason: 'unanswered', kind: 'no_reply_needed', evidence_at: new Date(now).toISOString() },
    ])
  })

  it('gives way to a later one of the same reason, and sent twice is one', async () => {
    await mark(coach, ['mood'], 'seen', '2026-12-01T10:00:00Z', -0.75)
    await mark(coach, ['mood', 'mood'], 'put_off')
    await mark(coach, ['mood'], 'put_off')
    expect(await marks()).toEqual([{ reason: 'mood', kind: 'put_off', until: '2026-12-03T21:00:00.000Z' }])
  })

  it.each([
    ['a reason that there is not', ['bored'], 'put_off', null, undefined],
    ['a kind that there is not', ['mood'], 'hidden', null, undefined],
    ['a silence that was seen', ['silent'], 'seen', null, undefined],
    ['a mood seen without its change', ['mood'], 'seen', '2026-12-01T10:00:00Z', undefined],
    ['a mood seen without its time', ['mood'], 'seen', null, -1],
    ['a change of more than the scale', ['mood'], 'seen', '2026-12-01T10:00:00Z', -5],
    ['a message of no time', ['unanswered'], 'no_reply_needed', null, undefined],
    ['a weight that needs no reply', ['weight'], 'no_reply_needed', '2026-12-01T10:00:00Z', undefined],
  ])('is refused for %s', async (_what, reasons, kind, at, change) => {
    expect(await mark(coach, reasons, kind, at, change)).toMatchObject({ ok: false, code: '23514' })
    expect(await marks()).toEqual([])
  })

  it('is taken back where it is still of that kind', async () => {
    await mark(coach, ['mood', 'silent'], 'put_off')
    await mark(coach, ['mood'], 'seen', '2026-12-01T10:00:00Z', -0.75)
    const left = [{ reason: 'mood', kind: 'seen' }]
    expect(await unmark(coach, ['mood', 'silent'], 'put_off')).toMatchObject({ rows: left })
    expect(await marks()).toMatchObject(left)
    expect(await unmark(coach, ['mood'], 'seen')).toMatchObject({ rows: [] })
    expect(await marks()).toEqual([])
  })
})

describe('the marks of a nutritionist', () => {
  it('are nobody else’s to make, read or take back', async () => {
    await mark(coach, ['mood'], 'put_off')
    for (const other of [stranger, client]) {
      expect(await mark(other, ['mood'], 'put_off')).toMatchObject({ ok: false, code: '42501' })
      expect(await unmark(other, ['mood'], 'put_off')).toMatchObject({ ok: false, code: '42501' })
      expect(await database.as(other, 'select reason from public.attention_marks')).toMatchObject({
        rows: [],
      })
    }
    expect(await marks()).toHaveLength(1)
  })

  it('are in what the nutritionist takes along, and not in what the client does', async () => {
    await mark(coach, ['mood'], 'put_off')
    const exported = async (who: Person) => {
      const outcome = await database.as<{ data: Record<string, unknown[]> }>(
        who,
        'select public.export_my_data() as data',
      )
      return outcome.ok ? outcome.rows[0]?.data['attention_marks']?.length : undefined
    }
    expect([await exported(coach), await exported(client)]).toEqual([1, 0])
  })

  it('end with the connection, which a former nutritionist cannot mark, and do not come back with it', async () => {
    await mark(coach, ['mood'], 'put_off')
    await database.as(client, 'delete from public.client_nutritionist_relationships where client_id = $1', [
      client.id,
    ])
    expect(await database.sql('select from public.attention_marks')).toEqual([])
    expect(await mark(coach, ['mood'], 'put_off')).toMatchObject({ ok: false, code: '42501' })
    await database.connect(client, coach)
    expect(await marks()).toEqual([])
  })

  it('end with the account of the nutritionist, and with that of the client', async () => {
    for (const leaving of ['nutritionist', 'client'] as const) {
      const [other, of] = [
        await database.signUp('client', 'Bea'),
        await database.signUp('nutritionist', 'Eva'),
      ]
      await database.connect(other, of)
      await database.as(of, `select public.mark_attention($1, '{mood}', 'put_off')`, [other.id])
      const who = leaving === 'client' ? other : of
      await database.as(who, 'select public.start_account_deletion()')
      expect(await database.as(who, 'select public.delete_my_account()')).toMatchObject({ ok: true })
      expect(await database.sql('select from public.attention_marks')).toEqual([])
    }
  })
})
