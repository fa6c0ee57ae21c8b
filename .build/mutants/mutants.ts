/**
 * `npm run test:mutants`: takes each policy, trigger, check and unique index away in turn and runs the database tests, at
 * least one of which has to fail; else the rule is listed in second-lines.ts. `--only TEXT` tries the mutants whose name or
 * kind holds the text, `--jobs N` as many at a time.
 */
import { parseArgs } from 'node:util'
import { listMutants, type Mutant } from './catalogue.ts'
import { secondLines } from './second-lines.ts'
import { startTrial } from './trial.ts'

interface Verdict extends Mutant {
  killer: string | undefined
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, jobs: { type: 'string', default: '2' } },
})
const all = await listMutants()
const waiting = all.filter(({ kind, name }) => `${kind} ${name}`.includes(values.only))
const verdicts: Verdict[] = []
const planned = waiting.length

await Promise.all(Array.from({ length: Number(values.jobs) }, work))
report()

async function work(): Promise<void> {
  const trial = await startTrial()
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const killer = await trial.findKiller(mutant)
    verdicts.push({ ...mutant, killer })
    const fate = killer ? `killed by ${killer}` : 'SURVIVED'
    console.log(`${verdicts.length}/${planned}  ${mutant.kind}  ${mutant.name}  ${fate}`)
  }
  await trial.close()
}

function report(): void {
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))].toSorted()
  console.table(
    kinds.map((kind) => {
      const ofKind = verdicts.filter((verdict) => verdict.kind === kind)
      const survived = ofKind.filter(({ killer }) => !killer)
      const listed = survived.filter(({ name }) => name in secondLines)
      return {
        kind,
        mutants: ofKind.length,
        killed: ofKind.length - survived.length,
        'second line': listed.length,
        'not tested': survived.length - listed.length,
      }
    }),
  )
  const untested = verdicts.filter(({ name, killer }) => !killer && !(name in secondLines))
  const overtaken = verdicts.filter(({ name, killer }) => killer && name in secondLines)
  const unknown = Object.keys(secondLines).filter((name) => !all.some((mutant) => mutant.name === name))
  for (const { kind, name } of untested) console.error(`no test fails without ${kind} ${name}`)
  for (const { name, killer } of overtaken) console.error(`${name} is listed, but killed by ${killer}`)
  for (const name of unknown) console.error(`${name} is listed, but does not exist`)
  if (untested.length + overtaken.length + unknown.length > 0) process.exitCode = 1
}
