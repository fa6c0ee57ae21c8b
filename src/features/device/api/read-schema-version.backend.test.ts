import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { schemaVersion } from '@/shared/config/schema-version'
import { startTestBackend, type TestBackend } from '../../../../supabase/local/testing.ts'
import { readSchemaVersion } from './read-schema-version'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
  setBackend(createBackend({ url: backend.url, key: backend.publishableKey }))
}, 120_000)
afterAll(() => backend.close())

test('the database of this release has the version that the app was made for', async () => {
  expect(await readSchemaVersion()).toBe(schemaVersion)
})

test('a database from before there were versions has version 0', async () => {
  await backend.sql('drop function public.schema_version()')

  expect(await readSchemaVersion()).toBe(0)
})

test('no answer is no version', async () => {
  setBackend(createBackend({ url: 'http://localhost:1', key: backend.publishableKey }))

  await expect(readSchemaVersion()).rejects.toMatchObject({ code: 'network' })
})
