import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'

/** The slot is no longer in the state in which the user saw it: a client booked or cancelled meanwhile. */
export class SlotChanged extends Error {
  override name = 'SlotChanged'
}

const isOccupied = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'duplicate' || error.message.includes('Some time slots already exist'))

const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && error.message.includes('A slot must start in the future')

/** Why something did not happen in the calendar, for what the screen's own sentence does not say. */
export function calendarProblemText(error: unknown): MessageDescriptor {
  if (error instanceof SlotChanged)
    return msg`A client has changed this appointment meanwhile. The list is up to date now.`
  if (isOutOfReach(error)) return msg`A time slot has to start in the future, within a year.`
  return isOccupied(error) ? msg`Some time slots already exist` : errorText(error)
}

/** Whether the words above say all, without the sentence of what failed. */
export const isSaidInFull = isOccupied
