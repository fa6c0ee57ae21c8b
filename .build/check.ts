/**
 * `npm run check`: what must hold of the sources and of the build. Two lanes run side by side, since the types and most
 * other steps use one core; a step prints when it has ended. Ends at the first failure.
 */
import { type ChildProcess, spawn } from 'node:child_process'
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

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => fail(signal))

await run([bin('oxfmt', '--check', '.')])
// Writes the route tree, which all others read, and reads the catalogues, which a later step writes.
await run([bin('vite', 'build', '--logLevel', 'warn')])
await Promise.all([
  run([bin('tsc', '-p', '.'), bin('tsx', '.build/check-bundle.ts'), bin('lingui', 'extract', '--clean')]),
  run([
    { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
    bin('knip'),
    bin('tsx', '.build/read-shapes.ts', '--check'),
    bin('tsx', '.build/db-migration.ts', '--check'),
    bin('tsx', '.build/db-types.ts', '--check'),
  ]),
])
const stale = generated.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
if (stale.length > 0) fail(`not current, now rewritten; look at them and commit: ${stale.join(', ')}`)

/** One step after the other. */
async function run(steps: Step[]): Promise<void> {
  for (const { name, command, args } of steps) {
    const startedAt = Date.now()
    const { status, output } = await finish(command, args)
    process.stdout.write(output)
    if (status !== 0) fail(name)
    console.log(`ok  ${name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

function finish(command: string, args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    let output = ''
    const keep = (text: Buffer) => void (output += text.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (status) => {
      running.delete(child)
      resolve({ status, output })
    })
  })
}

function fail(what: string): never {
  stopAll()
  console.error(`check failed: ${what}`)
  process.exit(1)
}

/** With what they have started: npx and npm do not pass a signal on to all of it. */
function stopAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}
