import { readFileSync } from 'node:fs'
import path from 'node:path'
import MagicString, { type SourceMap } from 'magic-string'
import type { Plugin } from 'vite'

/** A name that a barrel exports: the name in the file that defines it, and that file. */
type Origin = { name: string; file: string }

/**
 * Reads which file defines each name that an ES module barrel re-exports.
 * @param file absolute path of the barrel
 * @param source its text: `import { a as b } from "./x.mjs"` and `export { b }` or `export { b } from "./x.mjs"`
 */
export function readBarrel(file: string, source: string): Map<string, Origin> {
  const folder = path.dirname(file)
  const imported = new Map<string, Origin>()
  for (const [, names, from] of source.matchAll(/import\s*\{([^}]+)\}\s*from\s*['"](\.[^'"]+)['"]/g))
    for (const [name, alias] of specifiers(names))
      imported.set(alias, { name, file: path.join(folder, from!) })

  const exported = new Map<string, Origin>()
  for (const [, names, from] of source.matchAll(/export\s*\{([^}]+)\}(?:\s*from\s*['"](\.[^'"]+)['"])?/g))
    for (const [name, alias] of specifiers(names)) {
      const origin = from ? { name, file: path.join(folder, from) } : imported.get(name)
      if (origin) exported.set(alias, origin)
    }
  return exported
}

/**
 * Rewrites `import { Button } from '@mantine/core'` to the file that defines Button.
 * @param barrels by the name of the package
 * @returns the new code with its source map, or null where nothing was to be rewritten
 */
export function rewriteImports(
  code: string,
  barrels: Map<string, Map<string, Origin>>,
): { code: string; map: SourceMap } | null {
  const rewritten = new MagicString(code)
  for (const { 0: statement, 1: names, 2: from = '', index } of code.matchAll(importStatement)) {
    const barrel = barrels.get(from)
    if (barrel) rewritten.update(index, index + statement.length, importsOf(names, from, barrel))
  }
  if (!rewritten.hasChanged()) return null
  return { code: rewritten.toString(), map: rewritten.generateMap({ hires: 'boundary' }) }
}

const importStatement = /import\s*\{([^}]+)\}\s*from\s*['"]([^'"]+)['"];?/g

/** The imports that stand in for one from a barrel; what the barrel does not define stays with it. */
function importsOf(names: string | undefined, from: string, barrel: Map<string, Origin>): string {
  const kept: string[] = []
  const direct: string[] = []
  for (const [name, alias] of specifiers(names)) {
    const origin = barrel.get(name)
    if (origin) direct.push(`import { ${origin.name} as ${alias} } from ${JSON.stringify(origin.file)};`)
    else kept.push(name === alias ? name : `${name} as ${alias}`)
  }
  return direct.join(' ') + (kept.length > 0 ? ` import { ${kept.join(', ')} } from '${from}';` : '')
}

function specifiers(names: string | undefined): [name: string, alias: string][] {
  return (names ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', alias] = part.split(/\s+as\s+/)
      return [name, alias ?? name]
    })
}

/**
 * Sends each import from the main file of a package to the file that defines the name. The bundler counts every file that a main
 * file passes on as reachable from whoever imports one name of it: without this, the Mantine components of all screens would
 * load with the login.
 * @param packages that have no side effects and whose main file only passes on
 */
export function unbarrel(packages: string[]): Plugin {
  const barrels = new Map<string, Map<string, Origin>>()
  return {
    name: 'unbarrel',
    enforce: 'post',
    apply: 'build',
    configResolved({ root }) {
      for (const name of packages) {
        const file = mainOf(root, name)
        barrels.set(name, readBarrel(file, readFileSync(file, 'utf8')))
      }
    },
    transform: {
      filter: { code: new RegExp(packages.join('|')) },
      handler: (code) => rewriteImports(code, barrels),
    },
  }
}

function mainOf(root: string, name: string): string {
  const folder = path.resolve(root, 'node_modules', name)
  const { exports, module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const esm = exports?.['.']?.import
  return path.join(folder, typeof esm === 'string' ? esm : (esm?.default ?? module))
}
