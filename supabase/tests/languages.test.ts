import { describe, expect, it } from 'vitest'
import { languageCodes } from '../functions/_shared/languages.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const anna = await database.signUp('client', 'Anna')

const addFaq = (language: string) =>
  database.as(
    'service_role',
    `insert into public.faqs (language, question, answer) values ($1, 'Why ' || $1, '42')`,
    [language],
  )

const choose = (language: string) =>
  database.as(anna, 'update public.profiles set locale = $1 where id = $2', [language, anna.id])

const chosen = async () =>
  (await database.sql('select locale from public.profiles where id = $1', [anna.id]))[0]?.locale

it('the database knows the languages of the app', async () => {
  const known = await database.sql<{ code: string }>('select code from private.languages')
  expect(known.map(({ code }) => code).toSorted()).toEqual(languageCodes.toSorted())
})

describe.each(languageCodes)('the language %s', (code) => {
  it('can be chosen, and has questions and answers', async () => {
    expect(await choose(code)).toMatchObject({ ok: true, count: 1 })
    expect(await chosen()).toBe(code)
    expect(await addFaq(code)).toMatchObject({ ok: true, count: 1 })
  })
})

it('a language that the database does not know is refused everywhere', async () => {
  for (const code of ['tlh', '', languageCodes[0]!.toUpperCase()]) {
    expect(await choose(code)).toMatchObject({
      code: '23503',
      message: expect.stringContaining('profiles_locale_known'),
    })
    expect(await addFaq(code)).toMatchObject({
      code: '23503',
      message: expect.stringContaining('faqs_language_known'),
    })
  }
})

it('one more row is one more language, which goes with its row', async () => {
  await database.sql(`insert into private.languages (code) values ('tlh')`)
  expect(await choose('tlh')).toMatchObject({ ok: true, count: 1 })
  expect(await addFaq('tlh')).toMatchObject({ ok: true, count: 1 })
  const [user] = await database.sql<{ id: string }>(
    `insert into auth.users (email, raw_user_meta_data) values ('worf@example.com', '{"language":"tlh"}') returning id`,
  )
  expect(await database.sql('select locale from public.profiles where id = $1', [user?.id])).toEqual([
    { locale: 'tlh' },
  ])

  await database.sql(`delete from private.languages where code = 'tlh'`)
  expect(await chosen()).toBeNull()
  expect(await database.sql(`select 1 from public.faqs where language = 'tlh'`)).toEqual([])
})

it.each(['anon', 'authenticated'])('%s can neither read nor write the table', async (role) => {
  const rights = await database.sql<{ open: boolean }>(
    `select has_table_privilege($1, 'private.languages', 'select, insert, update, delete') as open`,
    [role],
  )
  expect(rights).toEqual([{ open: false }])
})
