import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Caller, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const coach = await database.signUp('nutritionist', 'Elena')

const set = (person: Person, column: string, value: unknown) =>
  database.as(person, `update public.profiles set ${column} = $1 where id = $2`, [value, person.id])

const document = (fields: Record<string, unknown> = {}) => ({
  id: '1',
  name: 'Diploma',
  url: `${coach.id}/documents/education_1700000000000.pdf`,
  type: 'application/pdf',
  uploadedAt: '2026-11-01T10:00:00Z',
  fileSize: 1000,
  ...fields,
})

describe('a profile', () => {
  it.each([
    ['role', 'nutritionist'],
    ['email', 'other@example.com'],
    ['reference_id', 'ABCDEF'],
    ['created_at', '2020-01-01'],
    ['id', '00000000-0000-4000-8000-000000000000'],
  ])('keeps its %s', async (column, value) => {
    expect(await set(client, column, value)).toMatchObject({ code: '42501' })
  })

  it('takes the whole row back unchanged, as the app sends it', async () => {
    expect(
      await database.as(
        client,
        `update public.profiles set id = id, name = 'Anna B', email = email, role = role, reference_id = reference_id,
           created_at = created_at, age = 30 where id = $1`,
        [client.id],
      ),
    ).toMatchObject({ ok: true, count: 1 })
  })

  it.each([
    ['name', '  '],
    ['name', 'x'.repeat(121)],
    ['age', 12],
    ['age', 121],
    ['gender', 'x'],
    ['languages', ['Klingon']],
    ['languages', ['English', 'English']],
    ['expertise', ['']],
    ['expertise', Array.from({ length: 21 }, (_, index) => `e${index}`)],
    ['consultation_rate', 'NaN'],
    ['consultation_rate', -1],
    ['years_experience', 81],
    ['website_url', 'javascript:alert(1)'],
    ['website_url', 'https://a b.example.com'],
    ['linkedin_url', `https://example.com/${'x'.repeat(300)}`],
    ['profile_picture_url', 'javascript:alert(1)'],
    ['profile_picture_url', 'http://example.com/x.png'],
    ['profile_picture_url', '../../etc/passwd'],
  ])('refuses the %s %j', async (column, value) => {
    expect(await set(client, column, value)).toMatchObject({ code: '23514' })
  })

  it.each(['Mars/Olympus', 'ABC+3', ''])('refuses the time zone %j', async (zone) => {
    expect(await set(client, 'timezone', zone)).toMatchObject({ code: 'PT422', message: 'Unknown time zone' })
  })

  it('keeps what the user says of the time zone: it follows the device until it is pinned', async () => {
    const stored = () =>
      database.sql('select timezone, is_timezone_pinned from public.profiles where id = $1', [client.id])
    const follow = (from: string, to: string) =>
      database.as(
        client,
        `update public.profiles set timezone = $3
         where id = $1 and timezone = $2 and not is_timezone_pinned returning id`,
        [client.id, from, to],
      )
    await set(client, 'timezone', 'America/Los_Angeles')
    expect(await stored()).toEqual([{ timezone: 'America/Los_Angeles', is_timezone_pinned: false }])
    expect(await follow('America/Los_Angeles', 'Pacific/Auckland')).toMatchObject({ ok: true, count: 1 })
    expect(await follow('America/Los_Angeles', 'Asia/Tokyo')).toMatchObject({ ok: true, count: 0 })
    await set(client, 'is_timezone_pinned', true)
    expect(await follow('Pacific/Auckland', 'Asia/Tokyo')).toMatchObject({ ok: true, count: 0 })
    expect(await set(client, 'is_timezone_pinned', null)).toMatchObject({ code: '23502' })
    expect(await stored()).toEqual([{ timezone: 'Pacific/Auckland', is_timezone_pinned: true }])
  })

  it('takes a key of the own folder for a picture, and no address', async () => {
    const key = `${client.id}/1700000000000.png`
    const address = `https://abc.supabase.co/storage/v1/object/public/profile-pictures/${key}`
    expect(await set(client, 'profile_picture_url', key)).toMatchObject({ ok: true, count: 1 })
    expect(await set(client, 'profile_picture_url', address)).toMatchObject({ code: '23514' })
  })

  it('lets a nutritionist, whose row is public, hold no field of health', async () => {
    for (const [column, value] of [
      ['age', 40],
      ['gender', 'female'],
      ['occupation', 'Cook'],
      ['objectives', 'None'],
    ] as const) {
      expect(await set(coach, column, value), column).toMatchObject({ code: '23514' })
    }
  })
})

describe('documents of a nutritionist', () => {
  it('take a known form', async () => {
    const education = JSON.stringify([document({ school: 'KBTU', degree: 'MSc', year: 2015 })])
    expect(await set(coach, 'education_documents', education)).toMatchObject({ ok: true, count: 1 })
    const certification = JSON.stringify([
      document({ issuer: 'Board', issueDate: 2020, expirationDate: 2030 }),
    ])
    expect(await set(coach, 'certification_documents', certification)).toMatchObject({ ok: true, count: 1 })
  })

  it.each<[string, unknown]>([
    ['no list', { a: 1 }],
    ['a list of texts', ['x']],
    ['more than 20', Array.from({ length: 21 }, () => document())],
    ['an unknown key', [document({ secret: 1 })]],
    ['a key of the other kind', [document({ issuer: 'Board' })]],
    ['a nested value', [document({ school: { name: 'x' } })]],
    ['no name', [document({ name: ' ' })]],
    ['a file of somebody else', [document({ url: `${client.id}/documents/x.pdf` })]],
    ['an address', [document({ url: 'https://example.com/x.pdf' })]],
    ['a type that is not shown', [document({ type: 'text/html' })]],
    ['a file that is too large', [document({ fileSize: 5_242_881 })]],
    ['a size that is a text', [document({ fileSize: '12' })]],
  ])('refuse %s', async (_what, documents) => {
    expect(await set(coach, 'education_documents', JSON.stringify(documents))).toMatchObject({
      code: '23514',
    })
  })

  it('are nothing for a client', async () => {
    const own = [{ ...document(), url: `${client.id}/documents/x.pdf` }]
    expect(await set(client, 'education_documents', JSON.stringify(own))).toMatchObject({ code: '23514' })
  })
})

describe('a document that is added or removed', () => {
  const add = (caller: Caller, kind: string, added: unknown) =>
    database.as(caller, 'select public.add_document($1, $2)', [kind, JSON.stringify(added)])
  const remove = (caller: Caller, kind: string, url: string) =>
    database.as(caller, 'select public.remove_document($1, $2)', [kind, url])
  const own = (person: Person, number: number) =>
    document({ url: `${person.id}/documents/education_${number}.pdf` })
  const listsOf = async (person: Person) => {
    const [lists] = await database.sql(
      'select education_documents as education, certification_documents as certification from public.profiles where id = $1',
      [person.id],
    )
    return lists
  }

  it.each(['education', 'certification'])('changes the %s alone, once, in order', async (kind) => {
    const person = await database.signUp('nutritionist', 'Olga')
    const [first, second] = [own(person, 1), own(person, 2)]
    const empty = { education: [], certification: [] }
    for (const added of [first, second, { ...first, name: 'Again' }]) {
      expect(await add(person, kind, added)).toMatchObject({ ok: true })
    }
    expect(await listsOf(person)).toEqual({ ...empty, [kind]: [first, second] })
    for (const url of [first.url, first.url, 'nothing']) {
      expect(await remove(person, kind, url)).toMatchObject({ ok: true })
    }
    expect(await listsOf(person)).toEqual({ ...empty, [kind]: [second] })
  })

  it('is held to the form and the number of documents', async () => {
    const person = await database.signUp('nutritionist', 'Irina')
    for (const wrong of [
      null,
      'x',
      [own(person, 0)],
      {},
      document(),
      { ...own(person, 0), issuer: 'Board' },
    ]) {
      expect(await add(person, 'education', wrong), JSON.stringify(wrong)).toMatchObject({ code: '23514' })
    }
    for (let number = 1; number <= 20; number += 1) await add(person, 'education', own(person, number))
    expect(await add(person, 'education', own(person, 21))).toMatchObject({ code: '23514' })
    expect(await listsOf(person)).toMatchObject({ education: { length: 20 } })
    for (const change of [add(person, 'bio', own(person, 1)), remove(person, 'bio', own(person, 1).url)]) {
      expect(await change).toMatchObject({ code: 'PT422', message: 'Unknown kind of document' })
    }
  })

  it('is the caller’s own: nobody else’s list can be touched, a client has none', async () => {
    const [owner, stranger] = [
      await database.signUp('nutritionist', 'Owner'),
      await database.signUp('nutritionist', 'Stranger'),
    ]
    const kept = own(owner, 1)
    await add(owner, 'education', kept)
    expect(await add(stranger, 'education', own(owner, 2))).toMatchObject({ code: '23514' })
    expect(await add(client, 'education', own(client, 1))).toMatchObject({ code: '23514' })
    for (const other of [stranger, client]) await remove(other, 'education', kept.url)
    const signedOut = { ...owner, sessionId: '00000000-0000-4000-8000-000000000000' }
    for (const nobody of ['anon', signedOut] as const) {
      expect(await add(nobody, 'education', own(owner, 2))).toMatchObject({ code: '42501' })
      expect(await remove(nobody, 'education', kept.url)).toMatchObject({ code: '42501' })
    }
    expect(await listsOf(owner)).toEqual({ education: [kept], certification: [] })
  })
})

describe('a nutritionist who moves to another time zone', () => {
  it('moves the days of open slots along, those of booked ones when they are free again', async () => {
    await database.connect(client, coach)
    await database.sql(
      `insert into public.appointments (nutritionist_id, client_id, status, start_time)
       values ($1, null, 'available', date_trunc('day', now()) + interval '5 days 21 hours'),
              ($1, $2, 'pending', date_trunc('day', now()) + interval '5 days 22 hours')`,
      [coach.id, client.id],
    )
    const slots = () =>
      database.sql(
        `select status, slot_date - (date_trunc('day', now()) + interval '5 days')::date as moved,
           slot_week = date_trunc('week', slot_date)::date as in_its_week
         from public.appointments order by start_time`,
      )
    await set(coach, 'timezone', 'Asia/Baku')
    const moved = { status: 'available', moved: 1, in_its_week: true }
    expect(await slots()).toEqual([moved, { status: 'pending', moved: 0, in_its_week: true }])
    await database.as(
      client,
      `update public.appointments set status = 'available', client_id = null where client_id = $1`,
      [client.id],
    )
    expect(await slots()).toEqual([moved, moved])
  })
})
