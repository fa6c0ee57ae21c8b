import type { Plugin } from 'vite'

/**
 * Puts everything that the entry imports statically into one chunk. Left alone, Rolldown cuts what lazy screens share with
 * the entry into a dozen small files, and each costs the first visit a request.
 * @param entry ends the path of the entry module
 */
export function firstLoad(entry: string): Plugin {
  const modules = new Set<string>()
  return {
    name: 'first-load',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'start', test: (id: string) => modules.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const start = [...this.getModuleIds()].find((id) => id.endsWith(entry))
      const waiting = start ? [start] : []
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (modules.has(id)) continue
        modules.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
}
