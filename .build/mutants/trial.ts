import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Mutant } from './catalogue.ts'

const root = join(import.meta.dirname, '..', '..')
const testFolder = join(root, 'supabase', 'tests')
const ending = '.test.ts'

/**
 * Tests that look at the catalogue or at times, or go through a whole backend or the app: they say nothing about what a rule
 * does.
 */
const leftOut = [
  'figures',
  'catalogue',
  'next-migration',
  'lints',
  'plans',
  'grants',
  'seed',
  'wire',
  'account-wire',
  'anonymous-review-wire',
  'fuzz',
  'races',
]
/** On a server of several processes: asked last, and only about what holds between two transactions. */
const betweenTransactions = 'races'

const behaviour = readdirSync(testFolder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .filter((name) => !leftOut.includes(name))
  .map((name) => ({ name, text: readFileSync(join(testFolder, `${name}${ending}`), 'utf8') }))

/** Runs the tests against mutants, one at a time. */
export interface Trial {
  /** @returns the file whose test failed, or undefined when all passed */
  findKiller(mutant: Mutant): Promise<string | undefined>
  close(): Promise<void>
}

/** Starts a test runner that is kept warm between mutants. */
export async function startTrial(): Promise<Trial> {
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: [`supabase/tests/*${ending}`],
      bail: 1,
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: [{}],
    },
    { configFile: false, logLevel: 'error', server: { watch: null, ws: false } },
  )
  return {
    async findKiller(mutant) {
      for (const name of likeliestFirst(mutant)) {
        if (await fails(vitest, name, mutant.sql)) return name
      }
      return undefined
    },
    close: () => vitest.close(),
  }
}

async function fails(vitest: Vitest, name: string, mutation: string): Promise<boolean> {
  for (const project of vitest.projects) project.config.env = { DATABASE_MUTATION: mutation }
  const file = join(testFolder, `${name}${ending}`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([file]),
  )
  // Earlier runs are remembered too.
  const module = testModules.find(({ moduleId }) => moduleId === file)
  if (!module) throw new Error(`${name} did not run`)
  return unhandledErrors.length > 0 || !module.ok()
}

const experts: Partial<Record<Mutant['kind'], string>> = {
  policy: 'access-matrix',
  check: 'constraints',
  unique: 'constraints',
}

/** Those who know the kind best, then whoever speaks most of the table. */
function likeliestFirst({ kind, table }: Mutant): string[] {
  const bare = table.replace(/^public\./, '')
  const score = ({ name, text }: (typeof behaviour)[number]) =>
    name === experts[kind] ? Infinity : text.split(bare).length
  const ranked = behaviour.toSorted((one, other) => score(other) - score(one)).map(({ name }) => name)
  return kind === 'policy' || kind === 'check' ? ranked : [...ranked, betweenTransactions]
}
