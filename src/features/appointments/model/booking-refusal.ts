import { AppError } from '@/shared/api/app-error'

/** Why a booking or a cancellation did not happen, as far as the rules say. */
export type RefusalReason =
  | 'taken'
  | 'past'
  | 'same-day'
  | 'week'
  | 'not-connected'
  | 'deadline'
  | 'unanswered'

export class BookingRefused extends Error {
  override name = 'BookingRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`refused: ${reason}`, { cause })
    this.reason = reason
  }
}

/** What the database says of each rule. */
const sentences: [sentence: string, reason: RefusalReason][] = [
  ['Cannot book multiple appointments on the same day', 'same-day'],
  ['Weekly booking limit exceeded', 'week'],
  ['This slot is in the past', 'past'],
  ['This is not your nutritionist', 'not-connected'],
  ['Cancellation deadline has passed', 'deadline'],
]

/** @returns the rule's own error where a rule spoke; else what came */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const reason = sentences.find(([sentence]) => error.message.includes(sentence))?.[1]
  if (reason) return new BookingRefused(reason, error)
  // Two tabs at once: the index that stands behind the rule of one a day.
  return error.code === 'duplicate' ? new BookingRefused('same-day', error) : error
}
