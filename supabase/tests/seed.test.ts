import { expect, it } from 'vitest'
import { seedSql } from './harness/migrations.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()

it('asks the same questions in both languages, at least twelve, and changes nothing the second time', async () => {
  await database.pglite.exec(seedSql())
  await database.pglite.exec(seedSql())
  const listed = await database.sql<{ language: string; places: string; questions: number }>(
    `select language, count(*)::int as questions,
       string_agg(category || ' ' || position, ', ' order by category, position) as places
     from public.faqs group by language order by language`,
  )
  expect(listed.map(({ language }) => language)).toEqual(['en', 'ru'])
  expect(listed[0]?.places).toBe(listed[1]?.places)
  expect(listed.every(({ questions }) => questions >= 12)).toBe(true)
})
