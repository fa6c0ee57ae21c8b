import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** A Chromium that the end-to-end tests can drive. */
export type Browser = {
  path: string
  /** What it calls itself, with its version. */
  name: string
  /** The headless shell draws no window around a page, which takes it less than half of the work of a whole browser. */
  isShell: boolean
}

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** No more than this were ever tried side by side. */
const mostWorkers = 2

/**
 * Finds the browser that the end-to-end tests drive: the one that the environment names as E2E_BROWSER, else a headless shell,
 * else a whole Chromium or Chrome; each time Playwright's own download before one of the system's.
 * @returns undefined where there is none yet (`npm test` then installs one)
 * @throws where E2E_BROWSER names a file that does not start as a browser
 */
export function findBrowser(): Browser | undefined {
  const named = process.env.E2E_BROWSER
  if (named) {
    const browser = describeBrowser(named)
    if (!browser) throw new Error(`E2E_BROWSER names ${named}, which does not start as a browser`)
    return browser
  }
  const download = chromium.executablePath()
  const shells = [...downloadedShells(download), '/usr/bin/chromium-headless-shell']
  for (const path of [...shells, download, ...systemBrowsers]) {
    const browser = describeBrowser(path)
    if (browser) return browser
  }
  return undefined
}

/**
 * How many tests run at once. A whole browser and the server that it talks to keep two cores busy, a headless shell one.
 * @param cores that this process may use
 */
export function workersFor({ isShell }: Pick<Browser, 'isShell'>, cores: number): number {
  const wanted = Math.floor(cores / (isShell ? 1 : 2))
  return Math.min(mostWorkers, Math.max(1, wanted))
}

/** Undefined where nothing starts under this path, as where a library is missing. */
function describeBrowser(path: string): Browser | undefined {
  if (!existsSync(path)) return undefined
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 ? { path, name: stdout.trim(), isShell: /headless[-_]shell/.test(path) } : undefined
}

/** Playwright keeps `chromium-REVISION` and `chromium_headless_shell-REVISION` side by side. */
function downloadedShells(download: string): string[] {
  const folder = download.replace(/(.*[/\\]chromium)(-\d+)[/\\].*/, '$1_headless_shell$2')
  if (folder === download || !existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /headless[-_]shell(\.exe)?$/.test(file)).map((file) => join(folder, file))
}
