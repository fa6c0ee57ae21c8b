import * as z from 'zod/mini'
import { targetCourseSchema } from '@/entities/client-target/target-course'
import { clientFiguresSchema } from './client-figures'
import { dayTotalsSchema } from './day-totals'

/** Some days of one client, as the database function client_activity reads them for the client's nutritionist. */
export const clientActivitySchema = z.object({
  /** The client's day, which is not over. */
  today: z.iso.date(),
  /** Oldest first; a day without any entry has none. */
  days: z.array(dayTotalsSchema),
  figures: clientFiguresSchema,
  target_course: targetCourseSchema,
})
