import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Caller } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')

const people = [
  [
    'Алёна Фёдорова',
    { expertise: ['sports'], languages: ['Russian'], years_experience: 5, consultation_rate: 40 },
  ],
  [
    'Émile Zöe',
    {
      expertise: ['sports', 'heart health'],
      languages: ['French'],
      years_experience: 12,
      consultation_rate: 90,
    },
  ],
  ['Əli Məmmədov', { expertise: ['clinical'], languages: ['Azerbaijani', 'Russian'], years_experience: 2 }],
  ['100% _Sure', {}],
] as const
const made = []
for (const [name, fields] of people) {
  const person = await database.signUp('nutritionist', name)
  for (const [column, value] of Object.entries(fields)) {
    await database.sql(`update public.profiles set ${column} = $1 where id = $2`, [value, person.id])
  }
  made.push(person)
}
const [alyona, emile] = made
if (!alyona || !emile) throw new Error('nobody')
await database.connect(client, emile)
const [referred] = await database.sql<{ reference_id: string }>(
  'select reference_id from public.profiles where id = $1',
  [alyona.id],
)
const reference = referred?.reference_id ?? ''

/** A reference ID as typed on a Russian keyboard, where a letter of it looks the same. */
const inCyrillic = (text: string) =>
  text
    .toLowerCase()
    .replace(/[abekmhopctyx]/g, (letter) => 'авекмнорстух'['abekmhopctyx'.indexOf(letter)] ?? '')

const search = async (params: Record<string, unknown>) => {
  const names = Object.keys(params)
  const outcome = await database.as<{ id: string; name: string; matching: number; everyone: number }>(
    client,
    `select * from public.search_nutritionists(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')})`,
    Object.values(params),
  )
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}

describe('the directory', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ search: 'алена' }, ['Алёна Фёдорова']],
    [{ search: ' ФЕДОРОВА ' }, ['Алёна Фёдорова']],
    [{ search: 'emile zoe' }, ['Émile Zöe']],
    [{ search: 'eli memm' }, ['Əli Məmmədov']],
    [{ search: '100% _' }, ['100% _Sure']],
    [{ search: '%%%' }, []],
    [{ search: 'person3@example' }, ['Émile Zöe']],
    [{ with_expertise: 'sports' }, ['Émile Zöe', 'Алёна Фёдорова']],
    [{ with_language: 'Russian', max_years: 4 }, ['Əli Məmmədov']],
    [{ min_years: 5 }, ['Émile Zöe', 'Алёна Фёдорова']],
    [{ min_rate: 40, max_rate: 50 }, ['Алёна Фёдорова']],
    [{ reference: reference.toLowerCase() }, ['Алёна Фёдорова']],
    [{ reference: inCyrillic(reference) }, ['Алёна Фёдорова']],
    [{ reference: 'AAAAA' }, []],
  ])('finds by %j', async (params, names) => {
    expect((await search(params)).map(({ name }) => name)).toEqual(names)
  })

  it('pages by key through everyone once, in the order of rating, clients and years', async () => {
    const seen: string[] = []
    let last: string | null = null
    for (;;) {
      const page: { id: string; name: string; matching: number; everyone: number }[] = await search({
        after_id: last,
        page_size: 2,
      })
      if (page.length === 0) break
      expect(page[0]).toMatchObject({ matching: 4, everyone: 4 })
      seen.push(...page.map(({ name }) => name))
      last = page.at(-1)?.id ?? null
    }
    expect(seen).toEqual(['Émile Zöe', 'Алёна Фёдорова', 'Əli Məmmədov', '100% _Sure'])
  })

  it('follows a changed name', async () => {
    await database.as(emile, `update public.profiles set name = 'Renamed' where id = $1`, [emile.id])
    expect(await search({ search: 'renam' })).toHaveLength(1)
    await database.as(emile, `update public.profiles set name = 'Émile Zöe' where id = $1`, [emile.id])
  })
})

describe('the search of the register form', () => {
  const find = async (typed: string | null, onlyReference = false, caller: Caller = 'anon') => {
    const outcome = await database.as(caller, 'select * from public.find_nutritionists($1, $2)', [
      typed,
      onlyReference,
    ])
    return outcome.ok ? outcome.rows : outcome
  }

  it('finds by part of a name, whole address or reference ID, and tells six things', async () => {
    expect(await find('алена')).toHaveLength(1)
    expect(await find(alyona.email.toUpperCase())).toHaveLength(1)
    const [found] = (await find(reference)) as Record<string, unknown>[]
    expect(Object.keys(found ?? {})).toEqual([
      'id',
      'name',
      'profile_picture_url',
      'expertise',
      'years_experience',
      'average_rating',
    ])
  })

  it('takes a name that looks like a reference ID for one only where both are looked for', async () => {
    const marina = await database.signUp('nutritionist', 'Marina')
    expect(await find('marina')).toMatchObject([{ id: marina.id }])
    expect(await find('marina', true)).toEqual([])
    expect(await find(reference.toLowerCase(), true)).toMatchObject([{ id: alyona.id }])
  })

  it.each([null, '', 'ал', '  ал  ', 'x'.repeat(121), 'person', '@example.com', '%%%'])(
    'finds nothing by %j',
    async (typed) => {
      expect(await find(typed)).toEqual([])
    },
  )

  it('finds ten at most and counts the searches of a minute', async () => {
    for (let index = 0; index < 12; index += 1) await database.signUp('nutritionist', `Same Name ${index}`)
    expect(await find('same name')).toHaveLength(10)
    const answers = []
    for (let attempt = 0; attempt < 40; attempt += 1) answers.push(await find('same name'))
    expect(answers.at(-1)).toMatchObject({ code: 'PT429', message: 'Too many requests' })
  })
})
