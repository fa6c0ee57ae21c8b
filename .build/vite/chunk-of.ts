/** How a bundler tells what a module imports statically; null for a module that it does not know. */
type ModuleInfos = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/**
 * Names one chunk for all that some screens need before they can run. Left to itself the bundler cuts what several screens
 * share by who shares it: eighty files for one dashboard, of which a browser fetches six at a time.
 * @param name of the chunk
 * @param screens for each screen or group of screens the ids of the modules that it begins with
 * @returns a name for Rolldown's `codeSplitting.groups`: the chunk's for a module that all of the screens import, at any
 *   depth, else null
 */
export function chunkOf(name: string, ...screens: string[][]) {
  let needs: Set<string>[] | undefined
  return (id: string, modules: ModuleInfos): string | null => {
    needs ??= screens.map((roots) => reachable(roots, modules))
    return needs.every((some) => some.has(id)) ? name : null
  }
}

function reachable(roots: string[], modules: ModuleInfos): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    const info = modules.getModuleInfo(id)
    if (!info) throw new Error(`the build has no module ${id}`)
    found.add(id)
    waiting.push(...info.importedIds)
  }
  return found
}
