import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser, workersFor } from './find-browser'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A program that answers as a browser does when asked for its version. */
function addBrowser(name: string, script = 'echo Chromium 1.2.3'): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  vi.stubEnv('E2E_BROWSER', path)
  return path
}

test.each([
  { file: 'chromium', isShell: false },
  { file: 'chromium-headless-shell', isShell: true },
  { file: 'headless_shell', isShell: true },
])('the environment names the browser: $file', ({ file, isShell }) => {
  const path = addBrowser(file)
  expect(findBrowser()).toEqual({ path, name: 'Chromium 1.2.3', isShell })
})

test('a named browser that does not start is told, and no other one is taken', () => {
  const path = addBrowser('chromium', 'exit 127')
  expect(findBrowser).toThrow(path)
  rmSync(path)
  expect(findBrowser).toThrow(path)
})

test.each([
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 1],
  [4, 2, 2],
  [64, 2, 2],
])('on %i cores %i headless shells run at once, or %i whole browsers', (cores, shells, whole) => {
  expect(workersFor({ isShell: true }, cores)).toBe(shells)
  expect(workersFor({ isShell: false }, cores)).toBe(whole)
})
