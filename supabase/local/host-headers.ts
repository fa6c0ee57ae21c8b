import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The headers of the answer at a path. */
export type HostHeaders = (pathname: string) => Record<string, string>

interface Rule {
  matches: (pathname: string) => boolean
  headers: Record<string, string>
}

/**
 * Reads the `_headers` of a build as a static host does: paths, a star at their end for everything below, and under each its
 * headers, indented. A build without the file has no headers of its own.
 *
 * @param folder absolute path of the build
 */
export async function readHostHeaders(folder: string): Promise<HostHeaders> {
  const rules = parse(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''))
  return (pathname) =>
    Object.assign({}, ...rules.filter((rule) => rule.matches(pathname)).map(({ headers }) => headers))
}

function parse(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (/^\s/.test(line)) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
      if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    } else {
      rules.push({ matches: matcherOf(line.trim()), headers: {} })
    }
  }
  return rules
}

const matcherOf = (path: string) => (pathname: string) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
