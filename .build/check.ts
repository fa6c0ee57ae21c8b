/** `npm run check`: what must hold of the sources and of the build, cheapest first. Ends at the first failure. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { languageCodes } from '../supabase/functions/_shared/languages.ts'

type Step = { name: string; command: string; args: string[] }

const bin = (name: string, ...args: string[]): Step => ({
  name: `${name} ${args.join(' ')}`,
  command: 'npx',
  args: ['--no-install', name, ...args],
})

/** Files that a tool writes from others: checked in, and current. */
const generated = [
  'src/app/routeTree.gen.ts',
  ...['guest', 'member'].flatMap((part) => languageCodes.map((code) => `src/locales/${part}/${code}.po`)),
]

const before = generated.map((file) => readFileSync(file, 'utf8'))

run([
  bin('oxfmt', '--check', '.'),
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  bin('vite', 'build', '--logLevel', 'warn'), // writes the route tree that the types need
  bin('tsc', '-p', '.'),
  bin('tsx', '.build/read-shapes.ts', '--check'),
  bin('knip'),
  bin('lingui', 'extract', '--clean'),
])
const stale = generated.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
if (stale.length > 0) fail(`not current, now rewritten; look at them and commit: ${stale.join(', ')}`)
run([
  bin('tsx', '.build/check-bundle.ts'),
  bin('tsx', '.build/db-migration.ts', '--check'),
  bin('tsx', '.build/db-types.ts', '--check'),
])

function run(steps: Step[]): void {
  for (const { name, command, args } of steps) {
    const startedAt = Date.now()
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status !== 0) fail(name)
    console.log(`ok  ${name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

function fail(what: string): never {
  console.error(`check failed: ${what}`)
  process.exit(1)
}
