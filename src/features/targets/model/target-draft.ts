import * as z from 'zod/mini'
import { type Target, targetSchema } from '@/entities/client-target/target'
import { entryDrafts } from '@/shared/lib/entry-drafts'
import { firstShape } from '@/shared/lib/form-drafts'
import { fieldsOf, isUnchanged, type TargetContent } from './target-form'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const draftSchema = z.object({
  /** The client: there is one record of targets for the pair. */
  id: z.string(),
  fields: z.object({
    target_weight: z.string(),
    target_waist: z.string(),
    target_daily_calories: z.string(),
    target_daily_calories_burned: z.string(),
    target_weekly_exercise_minutes: z.string(),
    target_date: z.string(),
    notes: z.string(),
  }),
  /** The version that is being edited; none where nothing was set. */
  base: z.optional(targetSchema),
  /** What was sent without an answer. */
  sent: z.optional(z.custom<TargetContent>(isObject)),
})

/** Targets in the form. */
export type TargetDraft = z.output<typeof draftSchema>

export const draftOf = (clientId: string, target: Target | null, locale: string): TargetDraft => ({
  id: clientId,
  fields: fieldsOf(target, locale),
  base: target ?? undefined,
})

/** Whether the form holds something that is not saved yet. */
export const isUnsaved = ({ base, fields }: TargetDraft): boolean => !isUnchanged(fields, base)

const draftsOfClients = new Map<string, ReturnType<typeof entryDrafts<TargetDraft>>>()

/** Unsaved targets of one client on this device. */
export function targetDrafts(clientId: string) {
  const known = draftsOfClients.get(clientId) ?? entryDrafts(`targets:${clientId}`, firstShape(draftSchema))
  draftsOfClients.set(clientId, known)
  return known
}
