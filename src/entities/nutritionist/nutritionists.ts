import * as z from 'zod/mini'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { cleanText } from '@/shared/lib/clean-text'
import {
  type FoundNutritionist,
  foundNutritionistSchema,
  type ListedNutritionist,
  listedNutritionistSchema,
  type PublicNutritionist,
  publicNutritionistSchema,
} from './nutritionist'

/** The two modes of a search for a nutritionist. */
export type SearchBy = 'name' | 'id'

/** What the directory is searched by; what is undefined or empty does not narrow it. */
export type DirectorySearch = {
  /** Part of a name or e-mail. */
  text?: string
  /** A whole reference ID, in place of `text`. */
  reference?: string
  expertise?: string
  language?: string
  /** Years of experience, included. */
  minYears?: number
  maxYears?: number
  /** US dollars an hour, included. */
  minRate?: number
  maxRate?: number
}

export type DirectoryPage = {
  people: ListedNutritionist[]
  /** How many the search finds in all. */
  matching: number
  /** How many there are without any search. */
  everyone: number
}

/** Nutritionists in a page of the directory. */
export const directoryPageSize = 24

const countsSchema = z.object({ matching: z.number(), everyone: z.number() })

/**
 * One page of the directory, in the order of the spec: rating, clients, years of experience, each from above.
 * @param afterId the last nutritionist of the page before
 * @throws AppError
 */
export async function searchNutritionists(
  search: DirectorySearch,
  afterId: string | undefined,
  signal?: AbortSignal,
): Promise<DirectoryPage> {
  const rows = await callSearch(search, { after_id: afterId, page_size: directoryPageSize }, signal)
  const [first] = z.array(countsSchema).parse(rows)
  if (first) return { people: z.array(listedNutritionistSchema).parse(rows), ...first }
  // Counts come with the rows: where a search finds none, one row of everyone tells how many there are.
  const [anyone] = z.array(countsSchema).parse(await callSearch({}, { page_size: 1 }, signal))
  return { people: [], matching: 0, everyone: anyone?.everyone ?? 0 }
}

/**
 * The first few of the directory by a part of a name or e-mail, without their number.
 * @throws AppError
 */
export async function suggestNutritionists(
  text: string,
  count: number,
  signal?: AbortSignal,
): Promise<ListedNutritionist[]> {
  return z
    .array(listedNutritionistSchema)
    .parse(await callSearch({ text: cleanText(text) }, { page_size: count }, signal))
}

const callSearch = (
  search: DirectorySearch,
  page: { after_id?: string; page_size: number },
  signal?: AbortSignal,
): Promise<unknown[]> =>
  run(
    db().rpc('search_nutritionists', {
      search: search.text,
      reference: search.reference,
      with_expertise: search.expertise,
      with_language: search.language,
      min_years: search.minYears,
      max_years: search.maxYears,
      min_rate: search.minRate,
      max_rate: search.maxRate,
      ...page,
    }),
    signal,
  )

/**
 * The choice of a nutritionist at registration, signed out too.
 * @param by whether `typed` is a whole reference ID, or a whole e-mail or part of a name
 * @param typed under 3 characters nothing is found
 * @returns at most ten
 * @throws AppError `too-many` past the limit of searches a minute
 */
export async function findNutritionists(
  by: SearchBy,
  typed: string,
  signal?: AbortSignal,
): Promise<FoundNutritionist[]> {
  const rows: unknown = await run(
    db().rpc('find_nutritionists', { typed: cleanText(typed), only_reference: by === 'id' }),
    signal,
  )
  return z.array(foundNutritionistSchema).parse(rows)
}

const publicColumns =
  'id, name, email, profile_picture_url, bio, expertise, languages, education, certifications, years_experience, consultation_rate, website_url, linkedin_url, instagram_url, facebook_url, twitter_url, youtube_url, reference_id, education_documents, certification_documents, created_at, stats:nutritionist_stats(average_rating, review_count, client_count)'

/**
 * @returns everything that a nutritionist shows of herself
 * @throws AppError `not-found` when nobody of that id is a nutritionist
 */
export async function findPublicNutritionist(id: string, signal?: AbortSignal): Promise<PublicNutritionist> {
  const row: unknown = await run(
    db().from('profiles').select(publicColumns).eq('id', id).eq('role', 'nutritionist').maybeSingle(),
    signal,
  )
  if (row === null) throw new AppError('not-found', 'no nutritionist of that id')
  return publicNutritionistSchema.parse(row)
}
