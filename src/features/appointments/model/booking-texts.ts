import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalReason } from './booking-refusal'
import type { DayPart } from './day-part'

export const dayPartTexts: Record<DayPart, MessageDescriptor> = {
  night: msg`Night`,
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
}

/** What happened, and what can be done. */
export const refusalTexts: Record<RefusalReason, MessageDescriptor> = {
  taken: msg`This time has just been taken. The times on screen are up to date: choose another one.`,
  past: msg`This time has passed. Choose a later one.`,
  'same-day': msg`Cannot book multiple appointments on the same day`,
  week: msg`Weekly booking limit exceeded`,
  'not-connected': msg`You are no longer connected with this nutritionist, so nothing was booked.`,
  deadline: msg`It is too late to cancel: the deadline has passed. Write to your nutritionist instead.`,
  unanswered: msg`The appointment has changed meanwhile. What you see is up to date: try again.`,
}
