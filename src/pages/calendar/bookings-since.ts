import { type Day, shiftDay } from '@/shared/lib/day'
import { deviceZone } from '@/shared/device/zone'
import { instantAt } from '@/shared/lib/zoned-time'

/** Whatever the nutritionist's zone, the present week has begun within these days. */
const daysBack = 8

/** From when on a client's bookings are read: this week's past ones count towards its limit. @returns ISO */
export const bookingsSince = (today: Day): string =>
  instantAt(shiftDay(today, -daysBack), '00:00', deviceZone())
