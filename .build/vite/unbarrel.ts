import { readFileSync } from 'node:fs'
import path from 'node:path'
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
 * @returns the new code, or null where nothing was to be rewritten
 */
export function rewriteImports(code: string, barrels: Map<string, Map<string, Origin>>): string | null {
  let changed = false
  const rewritten = code.replace(
    /import\s*\{([^}]+)\}\s*from\s*['"]([^'"]+)['"];?/g,
    (statement, names: string, from: string) => {
      const barrel = barrels.get(from)
      if (!barrel) return statement
      changed = true
      const kept: string[] = []
      const direct: string[] = []
      for (const [name, alias] of specifiers(names)) {
        const origin = barrel.get(name)
        if (origin) direct.push(`import { ${origin.name} as ${alias} } from ${JSON.stringify(origin.file)};`)
        else kept.push(name === alias ? name : `${name} as ${alias}`)
      }
      return direct.join(' ') + (kept.length > 0 ? ` import { ${kept.join(', ')} } from '${from}';` : '')
    },
  )
  return changed ? rewritten : null
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
 * Rolldown counts every module that a barrel re-exports as reachable from whoever imports one of them (rolldown issue 8920):
 * all Mantine components in use anywhere would load with the login. Importing the defining files keeps them apart.
 * @param packages side-effect-free packages whose main file is a barrel
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
      handler: (code) => {
        const rewritten = rewriteImports(code, barrels)
        return rewritten === null ? null : { code: rewritten, map: null }
      },
    },
  }
}

function mainOf(root: string, name: string): string {
  const folder = path.resolve(root, 'node_modules', name)
  const { exports, module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const esm = exports?.['.']?.import
  return path.join(folder, typeof esm === 'string' ? esm : (esm?.default ?? module))
}
