import { demoPassword, people } from './demo/people.ts'
import type { Seed } from './data-folder.ts'

/** What a person needs to know once app and backend run. */
export interface Start {
  url: string
  /** The data folder, or `memory`. */
  data: string
  seed: Seed
}

/** Says where the app is, who can sign in and where the data lives. */
export function describeStart({ url, data, seed }: Start): string {
  const accounts =
    seed === 'demo'
      ? [
          '',
          'Sign in with the password ' + demoPassword + ' as',
          ...people.map(({ email, name, role }) => `  ${email.padEnd(20)} ${name} (${role})`),
        ]
      : []
  const place = data === 'memory' ? 'in memory only, gone when this stops' : data
  return ['', `Day&Plate runs at ${url}`, ...accounts, '', `Data: ${place}`, 'Stop with Ctrl+C.', ''].join(
    '\n',
  )
}
