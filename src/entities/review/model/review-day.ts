import { type Day, toDay } from '@/shared/lib/day'
import type { Review } from '../review'

/**
 * The day of a review on the reader's calendar. An anonymous one is kept as a bare day, midnight UTC, which west of
 * Greenwich is still the day before.
 */
export const reviewDay = ({ anonymous, created_at }: Pick<Review, 'anonymous' | 'created_at'>): Day =>
  anonymous ? created_at.slice(0, 10) : toDay(new Date(created_at))
