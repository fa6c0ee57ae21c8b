import { accessSync, chmodSync, constants, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Environment in which Deno works offline, from node_modules, with a function's own deno.json and no package.json. */
export const denoEnvironment = {
  ...process.env,
  DENO_DIR: join(root, 'node_modules/.cache/deno'),
  DENO_NO_PACKAGE_JSON: '1',
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
}

/**
 * Options of `deno run` and `deno test` that keep a function to what is installed and to the loopback address.
 *
 * @param name folder of the function
 */
export function denoOptions(name: string): string[] {
  return [
    '--quiet',
    '--no-lock',
    '--no-check',
    '--no-remote',
    '--cached-only',
    '--node-modules-dir=manual',
    `--config=supabase/functions/${name}/deno.json`,
    '--allow-net=127.0.0.1',
  ]
}

/**
 * Finds the binary of the npm package `deno`, whose install script npm does not run.
 *
 * @returns version of the package and path of the executable
 * @throws Error where the package has no binary for this machine
 */
export function findDeno(): { version: string; path: string } {
  const packageFile = createRequire(import.meta.url).resolve('deno/package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const target = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const binaryFolder = dirname(createRequire(packageFile).resolve(`@deno/${target}/package.json`))
  const path = join(binaryFolder, process.platform === 'win32' ? 'deno.exe' : 'deno')
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
  return { version, path }
}
