import { expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const coach = await database.signUp('nutritionist', 'Elena')
const stranger = await database.signUp('client', 'Denis')

const as = async (who: Person, sql: string, params: unknown[] = []) => {
  const outcome = await database.as(who, sql, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}

/** What a person was told since the last look. */
async function told(who: Person) {
  const rows = await as(
    who,
    'select kind, actor_name from public.notifications where read_at is null order by created_at, id',
  )
  await as(who, 'select public.mark_notifications_read()')
  return rows.map(({ kind, actor_name }) => [kind, actor_name])
}

const ask = () =>
  as(
    client,
    `insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, 'pending')`,
    [client.id, coach.id],
  )

it('tells the nutritionist of requests and of their cancelling, without the name that is no longer theirs to know', async () => {
  await ask()
  expect(await told(coach)).toEqual([['request_received', 'Anna']])
  await as(client, 'delete from public.connection_requests where client_id = $1', [client.id])
  expect(await told(coach)).toEqual([['request_cancelled', null]])
})

it('tells the client of the answer', async () => {
  await ask()
  await as(coach, `update public.connection_requests set status = 'approved' where status = 'pending'`)
  expect(await told(client)).toEqual([['request_approved', 'Elena']])
  await told(coach)
})

it('tells of any number of unread messages once, and no more when they were read', async () => {
  const write = () =>
    as(
      coach,
      `insert into public.feedback (client_id, nutritionist_id, message, message_type) values ($1, $2, 'Hi', 'nutritionist')`,
      [client.id, coach.id],
    )
  await write()
  await write()
  const unread = () => as(client, 'select kind from public.notifications where read_at is null')
  expect(await unread()).toEqual([{ kind: 'message' }])
  expect(await as(client, 'select public.mark_messages_read($1) as count', [client.id])).toEqual([
    { count: 2 },
  ])
  expect(await unread()).toEqual([])
  await write()
  expect(await told(client)).toEqual([['message', 'Elena']])
})

it('tells each side what the other did with an appointment', async () => {
  const [slot] = await as(
    coach,
    `insert into public.appointments (nutritionist_id, start_time, duration, status)
     values ($1, date_trunc('day', now()) + interval '9 days', 20, 'available') returning id`,
    [coach.id],
  )
  const id = slot?.['id']
  const set = (who: Person, change: string) =>
    as(who, `update public.appointments set ${change} where id = $1`, [id])
  const book = `status = 'pending', client_id = '${client.id}'`
  await set(client, book)
  expect(await told(coach)).toEqual([['appointment_booked', 'Anna']])
  await set(coach, `status = 'confirmed'`)
  expect(await told(client)).toEqual([['appointment_confirmed', 'Elena']])
  await set(client, `status = 'available', client_id = null`)
  expect(await told(coach)).toEqual([['appointment_cancelled', 'Anna']])
  await set(client, book)
  await told(coach)
  await set(coach, `status = 'cancelled'`)
  expect(await told(client)).toEqual([['appointment_declined', 'Elena']])
})

it('tells the client of targets', async () => {
  await as(
    coach,
    'insert into public.client_targets (client_id, nutritionist_id, target_weight) values ($1, $2, 70)',
    [client.id, coach.id],
  )
  expect(await told(client)).toEqual([['targets_changed', 'Elena']])
})

it('tells the nutritionist of a disconnect, and nobody of anyone else', async () => {
  await as(client, 'delete from public.client_nutritionist_relationships where client_id = $1', [client.id])
  expect(await told(coach)).toEqual([['disconnected', 'Anna']])
  expect(await told(stranger)).toEqual([])
})

it('marks only own ones as read', async () => {
  await ask()
  const [own] = await as(coach, 'select id from public.notifications where read_at is null')
  const marked = (who: Person) =>
    as(who, 'select public.mark_notifications_read(array[$1]::uuid[]) as n', [own?.['id']])
  expect(await marked(stranger)).toEqual([{ n: 0 }])
  expect(await marked(coach)).toEqual([{ n: 1 }])
})

it('forgets what is older than three months', async () => {
  await database.sql(
    `update public.notifications set created_at = now() - interval '91 days' where recipient_id = $1`,
    [coach.id],
  )
  await as(client, 'delete from public.connection_requests where client_id = $1', [client.id])
  expect(await as(coach, `select kind from public.notifications where kind <> 'own_change'`)).toEqual([
    { kind: 'request_cancelled' },
  ])
})
