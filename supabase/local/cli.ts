import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import type { BackendOptions } from './backend.ts'
import type { Seed } from './data-folder.ts'
import { StartError } from './start-error.ts'

/**
 * Runs a command until it is asked to stop (SIGINT, SIGTERM) and stops it cleanly; a second request stops it at once.
 *
 * @param start starts the command and returns what stops it
 */
export async function runCommand(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        void stop().finally(() => process.exit(0))
      })
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}

/**
 * Reads the command line.
 *
 * @throws StartError for an option that the command does not know
 */
export function readOptions<Config extends NonNullable<ParseArgsConfig['options']>>(options: Config) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

/** @throws StartError for anything but a port number */
export function toPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`--port ${text} is not a port number.`)
  return port
}

/** @throws StartError for anything but demo or none */
export function toSeed(text: string): Seed {
  if (text !== 'demo' && text !== 'none') throw new StartError(`--seed ${text} is neither demo nor none.`)
  return text
}

/** Reads where data lives: the word memory, or a folder. */
export function toData(text: string): BackendOptions['data'] {
  return text === 'memory' ? 'memory' : { folder: text }
}
