import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser, workersFor } from './.build/find-browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const unconfiguredPort = port + 1
const smtpPort = port + 2
const mailboxPort = port + 3
const visionPort = port + 4
const nextReleasePort = port + 5

/**
 * Where tests, browsers and people live: where it is day, so that no midnight falls into a run by chance. A test about midnight sets
 * its own clock. No clock of these two zones is ever changed.
 */
export const zone = (process.env.E2E_ZONE ??=
  new Date().getUTCHours() < 12 ? 'Asia/Bishkek' : 'America/Costa_Rica')
process.env.TZ = zone // of this process, its workers and their browsers

/** The same build on a server that names no backend. */
export const unconfiguredUrl = `http://localhost:${unconfiguredPort}`
/** The app as its next release, see e2e/next-release-server.ts. */
export const nextReleaseUrl = `http://localhost:${nextReleasePort}`
/** Tells what mail came, see e2e/mailbox-server.ts. */
export const mailboxUrl = `http://localhost:${mailboxPort}`

const browser = findBrowser()
if (!browser)
  throw new Error('No browser found: run npm test, which installs one, or name one as E2E_BROWSER')
process.env.E2E_BROWSER = browser.path // the same for every worker
const workers = workersFor(browser, availableParallelism())
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (!isWorker) console.log(`Browser: ${browser.name} at ${browser.path}; tests at once: ${workers}`)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers,
  retries: 0, // a test that passes the second time has found a fault
  timeout: 240_000, // a slow machine audits a long page for most of a minute
  // A busy machine takes its time; but less than the half minute after which the app by itself tries again what it failed to do.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }, // all that costs no time
    serviceWorkers: 'block', // requests that a worker answers would pass the tests by
    launchOptions: {
      executablePath: browser.path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // Everything runs once: what is tried in both languages in English on a wide screen and in Russian on a phone. What a client does
  // every day, and a conversation, run on both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /, ru\b|@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /, ru\b|@phone|(chat|dashboard|first-meal|food-log|offline)\.spec/,
      grepInvert: /, en\b|@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } },
    },
  ],
  webServer: [
    {
      command: `npx tsx supabase/local/preview.ts --build --port ${port} --data memory --seed none --smtp-port ${smtpPort}`,
      env: {
        TZ: 'UTC', // as where it is deployed
        VISION_API_URL: `http://127.0.0.1:${visionPort}/v1`,
        VISION_API_KEY: 'e2e',
        VISION_MODEL: 'e2e',
        VISION_TIMEOUT_MS: '2000', // what is silent for longer has failed
      },
      url: `http://localhost:${port}/auth/v1/health`,
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx tsx supabase/local/preview.ts --port ${unconfiguredPort} --unconfigured`,
      url: `http://localhost:${unconfiguredPort}`,
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx tsx e2e/next-release-server.ts ${nextReleasePort}`,
      url: nextReleaseUrl,
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx tsx e2e/mailbox-server.ts ${smtpPort} ${mailboxPort}`,
      url: mailboxUrl,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx tsx e2e/vision-server.ts ${visionPort}`,
      url: `http://127.0.0.1:${visionPort}`,
      reuseExistingServer: !process.env.CI,
    },
  ],
})
