/**
 * `npm run db:migration`: writes the first migration, which is supabase/schemas in the order of its files. Until release 1.0.0
 * it is written anew when the schema changes; from then on it stays as it is, and a change is a migration of its own beside
 * it. `--check` writes nothing and fails when the file is not current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listSchemas } from '../supabase/tests/harness/migrations.ts'

const root = join(import.meta.dirname, '..')
const migrationFile = 'supabase/migrations/20261128000001_release_1.sql'
const notice =
  '-- Generated from supabase/schemas by `npm run db:migration` until release 1.0.0. Not edited by hand.\n'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const isReleased = Number(version.split('.')[0]) >= 1

if (isReleased && !values.check) {
  fail(`Release ${version} is out: ${migrationFile} stays as it is. Add a migration beside it.`)
}
if (!isReleased) {
  const sections = listSchemas().map(({ name, sql }) => `\n\n-- schemas/${name}\n\n${sql}`)
  const generated = notice + sections.join('')
  const file = join(root, migrationFile)
  if (!values.check) await writeFile(file, generated)
  else if (generated !== (await readFile(file, 'utf8').catch(() => ''))) {
    fail(`${migrationFile} is not what the schemas say: run \`npm run db:migration\`.`)
  }
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
