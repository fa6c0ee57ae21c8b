import * as z from 'zod/mini'
import { numeric, timestamp } from '@/shared/api/row-fields'
import { moods } from './mood'

const mean = z.nullable(numeric)
const mood = z.nullable(z.enum(moods))
const mealType = z.enum(['breakfast', 'lunch', 'dinner', 'snack'])

/** Means of a day, and of how many moods each is. */
const daySchema = z.object({
  date: z.iso.date(),
  before: mean,
  after: mean,
  change: mean,
  mood: mean,
  before_count: numeric,
  after_count: numeric,
  change_count: numeric,
  mood_count: numeric,
})

/** Over the meals of a kind that have both moods. */
const mealTypeSchema = z.object({
  meal_type: mealType,
  meals: numeric,
  before: numeric,
  after: numeric,
  change: numeric,
})

/** How often a mood, 1 to 5, was said before meals, after meals and of whole days. */
const spreadSchema = z.object({ mood: numeric, before: numeric, after: numeric, days: numeric })

/** Grams a meal, of the meals after which the mood was better, and of those after which it was worse. */
const nutrientsSchema = z.object({
  better_meals: numeric,
  worse_meals: numeric,
  better_protein: mean,
  worse_protein: mean,
  better_carbs: mean,
  worse_carbs: mean,
  better_fat: mean,
  worse_fat: mean,
})

const recentSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  created_at: timestamp,
  /** Of a meal; null where the mood is that of a day. */
  meal_type: z.nullable(mealType),
  title: z.nullable(z.string()),
  mood_before_eating: mood,
  mood_after_eating: mood,
  /** Of a day, 1 to 5; null where it is that of a meal. */
  mood: z.nullable(numeric),
})

/** The moods of some days, as the database function client_moods sums them; means are not rounded. */
export const clientMoodsSchema = z.object({
  /** Meals with a mood and moods of days. */
  entries: numeric,
  meals_with_both: numeric,
  mean_before: mean,
  mean_after: mean,
  /** After minus before, over the meals that have both. */
  mean_change: mean,
  days: z.array(daySchema),
  meal_types: z.array(mealTypeSchema),
  /** From 1 to 5. */
  spread: z.array(spreadSchema),
  nutrients: nutrientsSchema,
  recent: z.array(recentSchema),
})

export type ClientMoods = z.output<typeof clientMoodsSchema>
export type MoodMeal = z.output<typeof mealType>
export type RecentMood = ClientMoods['recent'][number]
