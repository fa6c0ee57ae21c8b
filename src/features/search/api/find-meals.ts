import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { cleanText } from '@/shared/lib/clean-text'

const foundMealSchema = z.object({ id: z.string(), title: z.string(), date: z.iso.date() })
export type FoundMeal = z.output<typeof foundMealSchema>

/** A favourite comes back many times; so many rows hold enough different titles. */
const mostRows = 60

/**
 * The signed-in user's own meals with a part of their title, the latest of each title, newest first.
 * @param typed as it was typed
 * @throws AppError
 */
export async function findMeals(userId: string, typed: string, signal?: AbortSignal): Promise<FoundMeal[]> {
  const rows: unknown = await run(
    db()
      .from('food_entries')
      .select('id, title, date')
      .eq('user_id', userId)
      .ilike('title', likePattern(typed))
      .order('date', { ascending: false })
      .limit(mostRows),
    signal,
  )
  const latest = new Map<string, FoundMeal>()
  for (const meal of z.array(foundMealSchema).parse(rows)) {
    const title = meal.title.trim().toLowerCase()
    if (!latest.has(title)) latest.set(title, meal)
  }
  return [...latest.values()]
}

/** Holds each word in its order; what the database takes for a wildcard stands for any one letter, as е and ё do. */
export const likePattern = (typed: string): string =>
  `%${cleanText(typed)
    .replaceAll(/[\\%*_еёЕЁ]/g, '_')
    .replaceAll(/\s+/g, '%')}%`
