/** `npm test`: everything, in the order in which a failure is cheapest to find. */
import { spawnSync } from 'node:child_process'
import { type Browser, findBrowser } from './find-browser.ts'

const browser = chooseBrowser()
process.env.E2E_BROWSER = browser.path
console.log(`The end-to-end tests drive ${browser.name} at ${browser.path}`)

for (const script of ['check', 'test:unit', 'test:backend', 'test:db', 'test:functions', 'test:e2e']) {
  console.log(`\n=== npm run ${script}`)
  if (!succeeds('npm', ['run', '--silent', script])) {
    console.error(`npm test failed in: npm run ${script}`)
    process.exit(1)
  }
}

/** A headless shell, unless the environment names another browser or none can be had; then any browser. */
function chooseBrowser(): Browser {
  let found = findBrowser()
  if (found?.isShell || (found && process.env.E2E_BROWSER)) return found
  console.log('No headless shell found: installing one for the end-to-end tests.')
  for (const install of [downloadShell, () => installPackage('chromium-headless-shell')]) {
    install()
    found = findBrowser()
    if (found?.isShell) return found
  }
  if (!found) installPackage('chromium')
  found ??= findBrowser()
  if (found) return found
  console.error('No browser could be installed. Install Chromium or Chrome, then run npm test again.')
  process.exit(1)
}

function downloadShell(): void {
  succeeds('npx', ['--no-install', 'playwright', 'install', '--only-shell', 'chromium'])
}

/** Only who may change the system is asked to. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return
  if (succeeds('apt-get', ['update', '-qq'])) succeeds('apt-get', ['install', '-y', '-qq', name])
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
