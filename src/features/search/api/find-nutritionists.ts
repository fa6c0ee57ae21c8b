import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

const foundSchema = z.object({ id: z.string(), name: z.string(), email: z.string() })

/**
 * A few nutritionists by a part of their name or e-mail, the best rated first.
 * @param typed as it was typed
 * @throws AppError
 */
export async function findByName(
  typed: string,
  signal?: AbortSignal,
): Promise<z.output<typeof foundSchema>[]> {
  const rows: unknown = await run(db().rpc('search_nutritionists', { search: typed, page_size: 5 }), signal)
  return z.array(foundSchema).parse(rows)
}
