import type { TargetCourse } from '@/entities/client-target/target-course'
import type { ClientFigures } from './client-figures'
import type { DayTotals } from './day-totals'
import type { Day } from '@/shared/lib/day'

/** A range of one client's days: what every screen of figures is drawn from. */
export type ClientRange = {
  /** Oldest first; a day without any entry has none. */
  days: readonly DayTotals[]
  figures: ClientFigures
  target_course: TargetCourse
  range: { from: Day; to: Day }
  /** The client's day that is not over; the range may end before it. */
  today: Day
}
