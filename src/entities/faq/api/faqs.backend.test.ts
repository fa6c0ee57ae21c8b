import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend } from '../../../../supabase/local/testing.ts'
import { listFaqs } from './faqs'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
  const { email, password } = await backend.createUser()
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
  await backend.sql('delete from public.faqs')
  await backend.sql(`insert into public.faqs (language, question, answer) values ('en', 'Why?', 'Because.')`)
}, 120_000)
afterAll(() => backend.close())

const questions = async (language: string) => (await listFaqs(language)).map(({ question }) => question)

test('who reads a language without questions reads those of the default one, until it has some', async () => {
  expect(await questions('ru')).toEqual(['Why?'])
  await backend.sql(
    `insert into public.faqs (language, question, answer) values ('ru', 'Почему?', 'Потому что.')`,
  )
  expect(await questions('ru')).toEqual(['Почему?'])
  expect(await questions('en')).toEqual(['Why?'])
})

test('where there are no questions at all there are none', async () => {
  await backend.sql('delete from public.faqs')
  expect([await questions('en'), await questions('ru')]).toEqual([[], []])
})
