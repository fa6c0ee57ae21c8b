import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell', // starts and draws in half the time
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Finds the Chromium that the end-to-end tests drive: Playwright's own download, else one of the system's.
 * @returns its path, or undefined where there is none yet (`npm test` then installs one)
 */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path !== '' && existsSync(path))
}
