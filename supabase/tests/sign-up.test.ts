import { describe, expect, it } from 'vitest'
import { languageCodes } from '../functions/_shared/languages.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const nutritionist = await database.signUp('nutritionist', 'Nora')

let users = 0

/** The profile that an account with this sign-up data gets. */
async function profileFor(data: unknown, email: string | null = `sign-up${(users += 1)}@example.com`) {
  const [user] = await database.sql<{ id: string }>(
    'insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id',
    [email, data === undefined ? null : JSON.stringify(data)],
  )
  const [profile] = await database.sql('select * from public.profiles where id = $1', [user?.id])
  return { ...profile, id: user?.id }
}

describe('sign-up', () => {
  it('makes a client by default and a nutritionist with a reference ID when chosen', async () => {
    expect(await profileFor({ name: 'Anna' })).toMatchObject({
      name: 'Anna',
      role: 'client',
      reference_id: null,
    })
    expect(await profileFor({ name: 'Elena', role: 'nutritionist' })).toMatchObject({
      role: 'nutritionist',
      reference_id: expect.stringMatching(/^[A-Z0-9]{6}$/),
    })
  })

  it.each([
    ['no data at all', undefined],
    ['data that is a list', ['x']],
    ['data that is a text', 'x'],
    ['an unknown role', { role: 'admin' }],
    ['a role that is an object', { role: { nutritionist: true } }],
    ['a name of spaces', { name: '   ' }],
    ['a name that is a number', { name: 5 }],
    ['a name that is an object', { name: { first: 'A' } }],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }],
    ['a time zone in POSIX form', { timezone: 'ABC+3' }],
    ['a time zone with an offset', { timezone: 'Europe/X+3' }],
    ['a very long time zone', { timezone: 'Europe/'.repeat(100) }],
    ['a nutritionist that is no uuid', { nutritionist_id: 'nobody' }],
    ['a nutritionist that does not exist', { nutritionist_id: '00000000-0000-4000-8000-000000000000' }],
  ])('takes %s and makes a client in UTC', async (_what, data) => {
    const profile = await profileFor(data)
    expect(profile).toMatchObject({ role: 'client', timezone: 'UTC' })
    expect(
      await database.sql('select 1 from public.connection_requests where client_id = $1', [profile.id]),
    ).toEqual([])
  })

  it('cuts a name that is too long and takes the local part of the address for none', async () => {
    expect(await profileFor({ name: 'x'.repeat(500) })).toMatchObject({ name: 'x'.repeat(120) })
    expect(await profileFor({}, 'local.part@example.com')).toMatchObject({ name: 'local.part' })
    expect(await profileFor({ name: ' \u202eAn\u200bna' })).toMatchObject({ name: 'Anna' })
    expect(await profileFor({}, null)).toMatchObject({ name: 'User', email: '' })
  })

  it.each(['Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT+3', 'UTC'])(
    'keeps the time zone %s',
    async (timezone) => {
      expect(await profileFor({ timezone })).toMatchObject({ timezone })
    },
  )

  it.each<[unknown, string | null]>([
    ...languageCodes.map((code): [string, string] => [code, code]),
    ['tlh', null],
    [{ ru: true }, null],
    [undefined, null],
  ])('keeps the language %j as %j', async (language, locale) => {
    expect(await profileFor({ language })).toMatchObject({ locale })
  })

  it('turns a chosen nutritionist into a pending request, for a client only', async () => {
    const client = await profileFor({ nutritionist_id: nutritionist.id })
    expect(
      await database.sql(
        'select nutritionist_id, status from public.connection_requests where client_id = $1',
        [client.id],
      ),
    ).toEqual([{ nutritionist_id: nutritionist.id, status: 'pending' }])

    const colleague = await profileFor({ role: 'nutritionist', nutritionist_id: nutritionist.id })
    expect(
      await database.sql('select 1 from public.connection_requests where client_id = $1', [colleague.id]),
    ).toEqual([])
  })

  it('follows a changed address and nothing that the user writes into the data later', async () => {
    const { id } = await profileFor({ name: 'Anna' })
    await database.sql(
      `update auth.users set email = 'new@example.com', raw_user_meta_data = '{"role":"nutritionist"}' where id = $1`,
      [id],
    )
    expect(await database.sql('select email, role from public.profiles where id = $1', [id])).toEqual([
      { email: 'new@example.com', role: 'client' },
    ])
  })
})

describe('the profile that the app inserts', () => {
  it('changes nothing when the trigger made one', async () => {
    const person = await database.signUp('client', 'Anna')
    const again = await database.as(
      person,
      `insert into public.profiles (id, name, email, role, reference_id)
       values ($1, 'Mallory', 'm@example.com', 'nutritionist', 'AAAAAA')`,
      [person.id],
    )
    expect(again).toMatchObject({ ok: true, count: 0 })
    expect(await database.sql('select name, role from public.profiles where id = $1', [person.id])).toEqual([
      { name: 'Anna', role: 'client' },
    ])
  })

  it('takes address and reference ID from the server when there was none', async () => {
    const person = await database.signUp('client', 'Old')
    await database.sql('delete from public.profiles where id = $1', [person.id])
    await database.as(
      person,
      `insert into public.profiles (id, name, email, role, reference_id)
       values ($1, ' ', 'forged@example.com', 'client', 'AAAAAA')`,
      [person.id],
    )
    expect(
      await database.sql('select name, email, role, reference_id from public.profiles where id = $1', [
        person.id,
      ]),
    ).toEqual([{ name: person.email.split('@')[0], email: person.email, role: 'client', reference_id: null }])
  })
})
