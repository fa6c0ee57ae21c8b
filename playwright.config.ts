import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './.build/find-browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const unconfiguredPort = port + 1

process.env.UNCONFIGURED_URL ??= `http://localhost:${unconfiguredPort}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking'] },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } } },
  ],
  webServer: [
    {
      command: `npx tsx supabase/local/preview.ts --build --port ${port} --data memory --seed none`,
      url: `http://localhost:${port}/auth/v1/health`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx tsx supabase/local/preview.ts --port ${unconfiguredPort} --unconfigured`,
      url: `http://localhost:${unconfiguredPort}`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
})
