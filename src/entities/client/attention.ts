import { zoneOrDevices } from '@/shared/device/zone'
import { daysBetween } from '@/shared/lib/day'
import { wallTime } from '@/shared/lib/zoned-time'
import { isMarked } from './attention-marks'
import { type ClientOverview, type ReasonKind, reasonKinds, type Session } from './client-overview'
import { hasReachedTarget } from './figures'

/** Why a client needs the nutritionist. */
export type Reason =
  /** Bookings that wait for an answer, by start, whatever their day. */
  | { kind: 'decision'; bookings: readonly Session[] }
  /** So many whole days without a meal, exercise, mood or measurement; `hasEntries` is false for who has never logged any. */
  | { kind: 'silent'; days: number; hasEntries: boolean }
  /** The client's last message has waited for so many whole hours. */
  | { kind: 'unanswered'; hours: number }
  /** The mean change of mood around so many meals of the last 7 days. */
  | { kind: 'mood'; change: number; meals: number }
  /** The weight is so many kg farther from the target than at the beginning of the last 14 days. */
  | { kind: 'weight'; kg: number }
  /** A confirmed session that is not over yet; the day and the time (HH:mm) are the nutritionist's. */
  | { kind: 'session'; day: 'today' | 'tomorrow'; time: string }
type Silence = Extract<Reason, { kind: 'silent' }>

/** A client and what for, the most urgent first. */
export type Attention = { client: ClientOverview; reasons: [Reason, ...Reason[]] }

const limits = {
  silentDays: 3,
  restDays: 3,
  waitingHours: 4,
  moodMeals: 3,
  moodChange: -0.5,
  weightKg: 0.5,
}
const hourMs = 3_600_000

const rules: Record<ReasonKind, (client: ClientOverview, now: number) => Reason | undefined> = {
  decision: waitsForDecision,
  silent: (client, now) => (restingSilence(client, now) ? undefined : silenceOf(client)),
  unanswered: isUnanswered,
  mood: isMoodFalling,
  weight: isWeightLeaving,
  session: hasSession,
}

/**
 * The clients who need the nutritionist, the most urgent first: by the first reason of each, then by how strong it is.
 * @param now ms since the epoch
 */
export function needAttention(clients: readonly ClientOverview[], now: number): Attention[] {
  return clients
    .flatMap((client): Attention[] => {
      const [first, ...others] = reasonsFor(client, now)
      return first ? [{ client, reasons: [first, ...others] }] : []
    })
    .toSorted(
      (one, other) =>
        reasonKinds.indexOf(one.reasons[0].kind) - reasonKinds.indexOf(other.reasons[0].kind) ||
        strengthOf(other.reasons[0]) - strengthOf(one.reasons[0]) ||
        one.client.name.localeCompare(other.client.name),
    )
}

/**
 * @param now ms since the epoch
 * @returns every reason why this client needs the nutritionist, the most urgent first, without those that the nutritionist has
 * put off or ended
 */
export function reasonsFor(client: ClientOverview, now: number): Reason[] {
  return reasonKinds
    .filter((kind) => !isMarked(kind, client, now))
    .map((kind) => rules[kind](client, now))
    .filter((reason) => reason !== undefined)
}

/** Whether a client needs the nutritionist for nothing but what was put off. @param now ms since the epoch */
export function isPutOff(client: ClientOverview, now: number): boolean {
  const marks = client.marks.filter(({ kind }) => kind !== 'put_off')
  return reasonsFor(client, now).length === 0 && reasonsFor({ ...client, marks }, now).length > 0
}

/**
 * A silence that rests because the nutritionist has written: that day and the two after it.
 * @param now ms since the epoch
 * @returns the silence, and how many days ago the nutritionist wrote; undefined where none rests
 */
export function restingSilence(
  client: ClientOverview,
  now: number,
): (Silence & { wroteDaysAgo: number }) | undefined {
  const silence = silenceOf(client)
  if (!silence || client.last_written_at === null) return undefined
  const zone = zoneOrDevices(client.nutritionist_timezone)
  const wroteDaysAgo = daysBetween(wallTime(client.last_written_at, zone).day, wallTime(now, zone).day)
  return wroteDaysAgo < limits.restDays ? { ...silence, wroteDaysAgo } : undefined
}

function waitsForDecision({ sessions }: ClientOverview, now: number): Reason | undefined {
  const bookings = sessions.filter((session) => session.status === 'pending' && !isOver(session, now))
  return bookings.length > 0 ? { kind: 'decision', bookings } : undefined
}

/** The day of an entry and today are not whole days without one. A client who never logged counts from the start. */
function silenceOf({ last_entry_day, first_day, today }: ClientOverview): Silence | undefined {
  const days = daysBetween(last_entry_day ?? first_day, today) - 1
  return days < limits.silentDays ? undefined : { kind: 'silent', days, hasEntries: last_entry_day !== null }
}

function isUnanswered(client: ClientOverview, now: number): Reason | undefined {
  if (client.last_message_at === null || client.last_message_type !== 'client') return undefined
  const hours = (now - Date.parse(client.last_message_at)) / hourMs
  return hours > limits.waitingHours ? { kind: 'unanswered', hours: Math.floor(hours) } : undefined
}

function isMoodFalling({
  mood_meals_7_days: meals,
  mood_change_7_days: change,
}: ClientOverview): Reason | undefined {
  return change !== null && meals >= limits.moodMeals && change <= limits.moodChange
    ? { kind: 'mood', change, meals }
    : undefined
}

function isWeightLeaving(client: ClientOverview): Reason | undefined {
  const { weight_14_days_ago: before, latest_weight: latest, target_weight: target } = client
  if (before === null || latest === null || target === null || hasReachedTarget(client)) return undefined
  const kg = Math.round((Math.abs(latest - target) - Math.abs(before - target)) * 10) / 10
  return kg >= limits.weightKg ? { kind: 'weight', kg } : undefined
}

function hasSession({ sessions, nutritionist_timezone }: ClientOverview, now: number): Reason | undefined {
  const zone = zoneOrDevices(nutritionist_timezone)
  const today = wallTime(now, zone).day
  for (const session of sessions) {
    const { day, time } = wallTime(session.start_time, zone)
    const daysAhead = daysBetween(today, day)
    if (session.status === 'confirmed' && !isOver(session, now) && daysAhead < 2)
      return { kind: 'session', day: daysAhead === 1 ? 'tomorrow' : 'today', time }
  }
  return undefined
}

const isOver = ({ end_time }: Session, now: number): boolean => Date.parse(end_time) <= now

/** Orders reasons of one kind: more is more urgent. */
function strengthOf(reason: Reason): number {
  switch (reason.kind) {
    case 'decision':
      return -Date.parse(reason.bookings[0]?.start_time ?? '')
    case 'silent':
      return reason.days
    case 'unanswered':
      return reason.hours
    case 'mood':
      return -reason.change
    case 'weight':
      return reason.kg
    case 'session':
      return -Number(reason.time.replace(':', '')) - (reason.day === 'tomorrow' ? 2400 : 0)
  }
}
