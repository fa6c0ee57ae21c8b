import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from './testing.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
}, 60_000)

afterAll(() => backend.close())

test('someone who signs up reads the own profile', async () => {
  const { client, id } = await backend.createUser({ name: 'Anna' })

  const { data } = await client.from('profiles').select('id, name, role')

  expect(data).toEqual([{ id, name: 'Anna', role: 'client' }])
})
