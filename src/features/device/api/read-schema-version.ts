import * as z from 'zod/mini'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/**
 * Asks the database for the version of its schema; signed out too.
 * @returns 0 for one from before it had versions, or without our schema
 * @throws AppError for every other failure
 */
export async function readSchemaVersion(signal?: AbortSignal): Promise<number> {
  try {
    return z.number().parse(await run(db().rpc('schema_version', undefined, { get: true }), signal))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return 0
    throw error
  }
}
