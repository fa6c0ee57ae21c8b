import { readdirSync, readFileSync } from 'node:fs'
import { chunkOf } from './chunk-of.ts'

/** Not the libraries of charts and photos, which load when they are needed. */
const ownOrInterface = /\/src\/(entities|features|shared)\/(?!ui\/charts\/plot)|\/node_modules\/@mantine\//

/**
 * Which files the app is cut into, for Rolldown's `codeSplitting.groups`. What is in none of them stays with its screen.
 * @param root absolute path of the project
 */
export function chunkGroups(root: string) {
  const idsOf = (files: string[]) => files.map((file) => `${root}/src/${file}`)
  // What everybody loads who is signed in: the shell around all screens, and the dashboard, where each visit begins.
  const member = idsOf([
    'app/routes/_authed.tsx?tsr-split=component',
    'app/routes/_authed/dashboard.tsx?tsr-split=component',
    'app/routes/_authed/dashboard.tsx?tsr-split=loader',
    'app/member-client.ts',
  ])
  // With them each screen's data is asked for while its code is still on its way.
  const loaders = idsOf(memberLoaders(root))
  // What is shown without a session and does not come with the first script.
  const guest = idsOf([
    'app/routes/_guest/forgot-password.tsx?tsr-split=component',
    'app/routes/_guest/register.tsx?tsr-split=component',
    'app/routes/reset-password.tsx?tsr-split=component',
    'app/routes/setup.tsx?tsr-split=component',
    'features/backend-setup/ui/Banner.tsx',
    'features/backend-setup/ui/Landing.tsx',
  ])
  return [
    { name: 'start', tags: ['$initial' as const] },
    { debugName: 'base', name: chunkOf('base', member, guest) },
    { debugName: 'member', name: chunkOf('member', member) },
    { debugName: 'forms', name: chunkOf('forms', guest), minShareCount: 2 },
    { debugName: 'loaders', name: chunkOf('loaders', loaders) },
    { name: 'common', test: ownOrInterface, minShareCount: 3 },
  ]
}

function memberLoaders(root: string): string[] {
  const routes = 'app/routes/_authed'
  return readdirSync(`${root}/src/${routes}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${routes}/${file}`)
    .filter(
      (file) => file.endsWith('.tsx') && readFileSync(`${root}/src/${file}`, 'utf8').includes(' loader: '),
    )
    .map((file) => `${file}?tsr-split=loader`)
}
