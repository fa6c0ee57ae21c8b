import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, textList, timestamp } from '@/shared/api/row-fields'
import { certificationListSchema, educationListSchema } from './documents'

const figures = {
  years_experience: z.nullable(z.number()),
  /** US dollars an hour */
  consultation_rate: z.nullable(numeric),
  /** 1 to 5; null while nobody has written a review */
  average_rating: z.nullable(numeric),
}

/** A nutritionist as the directory lists her (`search_nutritionists`). */
export const listedNutritionistSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  expertise: textList,
  languages: textList,
  reference_id: z.string(),
  review_count: z.number(),
  client_count: z.number(),
  ...figures,
})
export type ListedNutritionist = z.output<typeof listedNutritionistSchema>

/** A nutritionist as the register form may see her, signed out too (`find_nutritionists`). */
export const foundNutritionistSchema = z.object({
  id: z.string(),
  name: z.string(),
  profile_picture_url: z.nullable(z.string()),
  expertise: textList,
  years_experience: figures.years_experience,
  average_rating: figures.average_rating,
})
export type FoundNutritionist = z.output<typeof foundNutritionistSchema>

const statsSchema = z.object({
  average_rating: figures.average_rating,
  review_count: z.number(),
  client_count: z.number(),
}) satisfies z.ZodMiniType<Omit<Tables<'nutritionist_stats'>, 'nutritionist_id' | 'search_key'>>

/** Everything that a nutritionist shows of herself, with what her clients made of it. */
export const publicNutritionistSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  expertise: textList,
  languages: textList,
  education: z.nullable(z.string()),
  certifications: z.nullable(z.string()),
  years_experience: figures.years_experience,
  consultation_rate: figures.consultation_rate,
  website_url: z.nullable(z.string()),
  linkedin_url: z.nullable(z.string()),
  instagram_url: z.nullable(z.string()),
  facebook_url: z.nullable(z.string()),
  twitter_url: z.nullable(z.string()),
  youtube_url: z.nullable(z.string()),
  reference_id: z.nullable(z.string()),
  education_documents: educationListSchema,
  certification_documents: certificationListSchema,
  created_at: timestamp,
  stats: z.pipe(
    z.nullable(statsSchema),
    z.transform((stats) => stats ?? { average_rating: null, review_count: 0, client_count: 0 }),
  ),
})
export type PublicNutritionist = z.output<typeof publicNutritionistSchema>
