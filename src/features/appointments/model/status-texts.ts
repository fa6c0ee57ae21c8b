import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CalendarSlot } from '@/entities/appointment/appointment'

/** How a slot stands, as its nutritionist reads it. */
export const statusTexts: Record<CalendarSlot['status'], MessageDescriptor> = {
  available: msg`Free`,
  pending: msg`Awaiting confirmation`,
  confirmed: msg`Confirmed`,
  cancelled: msg`Declined`,
}
