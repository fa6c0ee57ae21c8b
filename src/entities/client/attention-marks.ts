import type { ClientOverview, Mark, ReasonKind } from './client-overview'

/**
 * Whether a reason rests or has ended, by what the nutritionist has said about it:
 * put off, until the nutritionist's next day begins; a mood that was seen, until a meal rated since then has brought the mean lower
 * than it was; a weight that was seen, for seven days; a message that needs no reply, until the client writes again.
 * @param now ms since the epoch
 */
export function isMarked(reason: ReasonKind, client: ClientOverview, now: number): boolean {
  return client.marks.some((mark) => mark.reason === reason && holds(mark, client, now))
}

function holds(mark: Mark, client: ClientOverview, now: number): boolean {
  if (mark.until !== null) return now < Date.parse(mark.until)
  if (mark.kind === 'no_reply_needed') return !isAfter(client.last_message_at, mark)
  const { mood_change_7_days: change, mood_rated_at: ratedAt } = client
  const isLower = change !== null && mark.mood_change !== null && change < mark.mood_change
  return !(isLower && isAfter(ratedAt, mark))
}

const isAfter = (at: string | null, { evidence_at: seenAt }: Mark): boolean =>
  at !== null && seenAt !== null && Date.parse(at) > Date.parse(seenAt)
