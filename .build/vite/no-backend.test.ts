import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestBackend } from '../../supabase/local/testing.ts'
import { buildDatabase } from '../../supabase/tests/harness/snapshot.ts'

test('a test without a backend in its name starts none', async () => {
  await expect(startTestBackend()).rejects.toThrow('NAME.backend.test.ts')
  await expect(buildDatabase([])).rejects.toThrow('NAME.backend.test.ts')
})

test('a test with a backend in its name starts one', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.backend.test.ts'))
    .map((file) => `src/${file}`)

  expect(files).not.toEqual([])
  expect(files.filter((file) => !readFileSync(file, 'utf8').includes('startTestBackend('))).toEqual([])
})
