import { daysBetween } from '@/shared/lib/day'
import type { ClientOverview } from './client-overview'

/** Why a client needs the nutritionist (DESIGN.md section 11 'needs attention'). */
export type Reason =
  /** So many whole days without an entry; `hasEntries` is false for a client who has never logged anything. */
  | { kind: 'silent'; days: number; hasEntries: boolean }
  /** The client's last message has waited for so many whole hours. */
  | { kind: 'unanswered'; hours: number }
  /** The mean change of mood around so many meals of the last 7 days. */
  | { kind: 'mood'; change: number; meals: number }
  /** The weight is so many kg farther from the target than at the beginning of the last 14 days. */
  | { kind: 'weight'; kg: number }
  /** A confirmed session tomorrow, HH:mm; the nutritionist's day and clock. */
  | { kind: 'session'; time: string }

/** A client and what for, the most urgent first. */
export type Attention = { client: ClientOverview; reasons: [Reason, ...Reason[]] }

const limits = { silentDays: 3, waitingHours: 4, moodMeals: 3, moodChange: -0.5, weightKg: 0.5 }
const hourMs = 3_600_000

/** Reasons in the order of their urgency. */
const rules: ((client: ClientOverview, now: number) => Reason | undefined)[] = [
  isSilent,
  isUnanswered,
  isMoodFalling,
  isWeightLeaving,
  isSessionTomorrow,
]
const kinds = ['silent', 'unanswered', 'mood', 'weight', 'session'] as const

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
        kinds.indexOf(one.reasons[0].kind) - kinds.indexOf(other.reasons[0].kind) ||
        strengthOf(other.reasons[0]) - strengthOf(one.reasons[0]) ||
        one.client.name.localeCompare(other.client.name),
    )
}

/** @returns every reason why this client needs the nutritionist, the most urgent first */
export function reasonsFor(client: ClientOverview, now: number): Reason[] {
  return rules.map((rule) => rule(client, now)).filter((reason) => reason !== undefined)
}

/** The day of an entry and today are not whole days without one. A client who never logged counts from the start. */
function isSilent({ last_entry_day, first_day, today }: ClientOverview): Reason | undefined {
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
  if (before === null || latest === null || target === null) return undefined
  const kg = Math.round((Math.abs(latest - target) - Math.abs(before - target)) * 10) / 10
  return kg >= limits.weightKg ? { kind: 'weight', kg } : undefined
}

function isSessionTomorrow({ session_tomorrow: time }: ClientOverview): Reason | undefined {
  return time === null ? undefined : { kind: 'session', time }
}

/** Orders reasons of one kind: more is more urgent. */
function strengthOf(reason: Reason): number {
  switch (reason.kind) {
    case 'silent':
      return reason.days
    case 'unanswered':
      return reason.hours
    case 'mood':
      return -reason.change
    case 'weight':
      return reason.kg
    case 'session':
      return -Number(reason.time.replace(':', ''))
  }
}
