import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { readBarrel, rewriteImports } from './unbarrel.ts'

const barrel = readBarrel(
  '/lib/index.mjs',
  `import { Button } from "./button.mjs";
   import { Inner as Outer } from './outer.mjs';
   import { external } from "elsewhere";
   export { Button, Outer as Shell, external };
   export { Card, CardSection as Section } from "./card.mjs";`,
)
const barrels = new Map([['lib', barrel]])

test('a barrel tells the defining file and the name there, however the name is passed on', () => {
  expect(Object.fromEntries(barrel)).toEqual({
    Button: { name: 'Button', file: '/lib/button.mjs' },
    Shell: { name: 'Inner', file: '/lib/outer.mjs' },
    Card: { name: 'Card', file: '/lib/card.mjs' },
    Section: { name: 'CardSection', file: '/lib/card.mjs' },
  })
})

test('imports go to the defining files; what the barrel does not define stays with it', () => {
  expect(rewriteImports(`import { Button as B, Shell, unknown } from 'lib'; run(B)`, barrels)?.code).toBe(
    `import { Button as B } from "/lib/button.mjs"; import { Inner as Shell } from "/lib/outer.mjs"; import { unknown } from 'lib'; run(B)`,
  )
})

test('code that imports no barrel is left alone', () => {
  expect(rewriteImports(`import { Button } from 'other'`, barrels)).toBeNull()
})

test('what stands behind a rewritten import is mapped to where it was written', () => {
  const written = `import { Button, Shell } from 'lib'; run(Button)\nimport {\n  Card,\n} from 'lib'\nrun(Card)`
  const { code, map } = rewriteImports(written, barrels)!
  const mapped = new SourceMap(JSON.parse(map.toString()))
  const lineAndColumn = (text: string, position: number) => {
    const before = text.slice(0, position).split('\n')
    return [before.length - 1, before.at(-1)!.length] as const
  }
  for (const call of ['run(Button)', 'run(Card)']) {
    const [originalLine, originalColumn] = lineAndColumn(written, written.indexOf(call))
    const found = mapped.findEntry(...lineAndColumn(code, code.indexOf(call)))
    expect(found).toMatchObject({ originalLine, originalColumn })
  }
})
