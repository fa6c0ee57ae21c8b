import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

/** Charts that a message can be about. */
export const aboutCharts = ['mood', 'weight', 'waist', 'calories', 'sleep', 'macronutrients'] as const
export type AboutChart = (typeof aboutCharts)[number]

export const messageTypes = ['client', 'nutritionist'] as const

/** The meal of a message's card; null where it was deleted since. */
const mealSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  title: z.string(),
  calories: numeric,
  image_url: z.nullable(z.string()),
})

/** The measurement of a message's card; null where it was deleted since. */
const measurementSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  weight: z.nullable(numeric),
  waist: z.nullable(numeric),
})

/** A row of the table feedback with the record that it is about; `satisfies` breaks the build when the table changes. */
export const messageSchema = z.object({
  id: z.string(),
  client_id: z.string(),
  /** Null when the nutritionist's account is gone. */
  nutritionist_id: z.nullable(z.string()),
  message: z.string(),
  /** Who wrote it. */
  message_type: z.enum(messageTypes),
  attachment_url: z.nullable(z.string()),
  attachment_name: z.nullable(z.string()),
  attachment_type: z.nullable(z.string()),
  attachment_size: z.nullable(z.number()),
  about_kind: z.nullable(z.enum(['meal', 'measurement', 'day', 'chart'])),
  about_id: z.nullable(z.string()),
  about_day: z.nullable(z.iso.date()),
  about_chart: z.nullable(z.enum(aboutCharts)),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
  meal: z.nullable(mealSchema),
  measurement: z.nullable(measurementSchema),
}) satisfies z.ZodMiniType<Omit<Tables<'feedback'>, 'meal' | 'measurement'>>

export type Message = z.output<typeof messageSchema>
