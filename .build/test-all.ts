/** `npm test`: everything, in the order in which a failure is cheapest to find. */
import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

if (!findBrowser()) installBrowser()

for (const script of ['check', 'test:unit', 'test:db', 'test:functions', 'test:e2e']) {
  console.log(`\n=== npm run ${script}`)
  if (!succeeds('npm', ['run', '--silent', script])) {
    console.error(`npm test failed in: npm run ${script}`)
    process.exit(1)
  }
}

/** Playwright's own download where it can be reached, else the system's package. */
function installBrowser(): void {
  console.log('No browser found: installing one for the end-to-end tests.')
  if (succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']) && findBrowser()) return
  succeeds('apt-get', ['update', '-qq'])
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (succeeds('apt-get', ['install', '-y', '-qq', name]) && findBrowser()) return
  console.error('No browser could be installed. Install Chromium or Chrome, then run npm test again.')
  process.exit(1)
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
