import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { denoEnvironment, denoOptions, findDeno, root } from './deno.ts'

type Outcome = { passed: number; failed: number }

type Run = {
  title: string
  command: string
  arguments_: string[]
  read: (output: string) => Outcome | undefined
}

const functionsFolder = join(root, 'supabase/functions')

const folderOf = (name: string) => `supabase/functions/${name}/`

const count = (output: string, pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN)

const outcomeOf = (passed: number, failed: number) =>
  Number.isNaN(passed + failed) ? undefined : { passed, failed }

const readDeno = (output: string) =>
  outcomeOf(count(output, /\| (\d+) passed/), count(output, /\| (\d+) failed/))

const readNode = (output: string) =>
  outcomeOf(count(output, /^# pass (\d+)$/m), count(output, /^# fail (\d+)$/m))

/** Runs one test process; a process that fails or tells no figures counts as a failed test at least. */
function play({ title, command, arguments_, read }: Run): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const options = { cwd: root, env: denoEnvironment, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 }
    execFile(command, arguments_, options, (error, stdout, stderr) => {
      const told = read(stdout)
      const passed = told?.passed ?? 0
      const failed = Math.max(told?.failed ?? 1, error ? 1 : 0)
      if (failed > 0) console.log(`${stdout}\n${stderr}`)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
      resolve({ passed, failed })
    })
  })
}

function listFunctions(): string[] {
  return readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
}

const listTests = (folder: string, recursive: boolean) =>
  readdirSync(join(functionsFolder, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(functionsFolder, folder, file))

const inNode = (title: string, files: string[]): Run => ({
  title: `Node ${process.versions.node}, ${title}`,
  command: process.execPath,
  arguments_: [
    '--import',
    'tsx',
    '--test',
    '--test-reporter=tap',
    '--test-timeout=180000',
    '--test-force-exit',
    ...files,
  ],
  read: readNode,
})

/**
 * Two rows of processes, one a core: every function in Deno with its own deno.json, then what is deployed and the embedded
 * backend; all functions in Node.
 */
function listRuns(): Run[][] {
  const names = listFunctions()
  const deno = findDeno()
  const inDeno = names.map((name, index) => ({
    title: `Deno ${deno.version}, ${name}`,
    command: deno.path,
    arguments_: ['test', ...denoOptions(name), ...(index === 0 ? ['_shared', name] : [name]).map(folderOf)],
    read: readDeno,
  }))
  const handlerTests = ['_shared', ...names].flatMap((name) => listTests(name, true))
  return [
    [...inDeno, inNode('deployment and embedded backend', listTests('.', false))],
    [inNode('all functions', handlerTests)],
  ]
}

async function playRow(runs: Run[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const run of runs) outcomes.push(await play(run))
  return outcomes
}

const outcomes = (await Promise.all(listRuns().map(playRow))).flat()
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
