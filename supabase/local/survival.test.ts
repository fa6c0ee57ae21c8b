import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { clientOf, signUp } from './testing.ts'

interface Announced {
  url: string
  publishableKey: string
  secretKey: string
}

const port = '54340'
const takenPort = '54341'
const children: ChildProcess[] = []

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

test(
  'what was saved before the process was killed in the middle of writes is there afterwards',
  { timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'survival-'))
    const first = await start(folder)
    const writer = await signUp(clientOf(first.backend.url, first.backend.publishableKey))
    const saved: string[] = []
    const writing = (async () => {
      for (let number = 0; number < 100_000; number += 1) {
        const { data, error } = await writer.client
          .from('mood_entries')
          .insert({ user_id: writer.id, date: '2026-11-28', mood: 3, notes: `note ${number}` })
          .select('notes')
        if (error) return
        saved.push(...data.map(({ notes }) => String(notes)))
      }
    })()
    while (saved.length < 20) await wait(20)

    first.child.kill('SIGKILL')
    await writing
    const second = await start(folder)

    expect(second.backend).toEqual(first.backend)
    const again = clientOf(second.backend.url, second.backend.publishableKey)
    expect((await again.auth.signInWithPassword(writer)).error).toBeNull()
    const { data } = await again.from('mood_entries').select('notes').order('created_at')
    const notes = data?.map((row) => String(row.notes)) ?? []
    expect(notes).toEqual(expect.arrayContaining(saved))
    expect(notes.length - saved.length).toBeLessThanOrEqual(1)

    second.child.kill('SIGTERM')
    expect(await once(second.child, 'exit')).toEqual([0, null])
  },
)

test('a taken port is said in one line', { timeout: 60_000 }, async () => {
  const squatter = createServer().listen(Number(takenPort), 'localhost')
  await once(squatter, 'listening')
  const child = run(takenPort, '--data', 'memory')
  const lines: string[] = []
  createInterface({ input: child.stderr ?? process.stdin }).on('line', (line) => lines.push(line))

  const [code] = (await once(child, 'close')) as [number]
  squatter.close()

  expect(code).toBe(1)
  expect(lines).toEqual([
    `Port ${takenPort} is already in use. Stop what listens there, or choose another one with --port.`,
  ])
})

function run(onPort: string, ...options: string[]): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'backend-cli.ts'), '--port', onPort, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  children.push(child)
  return child
}

/** Starts the backend alone, in a process of its own, and waits for its announcement. */
async function start(folder: string): Promise<{ child: ChildProcess; backend: Announced }> {
  const child = run(port, '--data', folder)
  child.stderr?.resume()
  const [line] = (await once(createInterface({ input: child.stdout ?? process.stdin }), 'line')) as [string]
  return { child, backend: JSON.parse(line) as Announced }
}
