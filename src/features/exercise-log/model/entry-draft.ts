import * as z from 'zod/mini'
import type { Day } from '@/shared/lib/day'
import { type LogDraft, logDrafts } from '@/shared/lib/entry-drafts'
import {
  hasContent,
  isSameContent,
  type LogContent,
  type LogFields,
  type LogDefinition,
  type LogRow,
} from './log-kind'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The drafts of one kind of entry: made, judged and kept on this device, apart for every user. */
export function createDrafts<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
) {
  const { fieldsOf, contentOf } = kind
  const schema = z.object({
    id: z.string(),
    fields: kind.fieldsSchema,
    base: z.optional(kind.rowSchema),
    sent: z.optional(z.custom<C>(isObject)),
  })

  function isUnchanged(fields: F, base: R): boolean {
    const { data } = kind.formSchema.safeParse(fields)
    return data !== undefined && isSameContent(data, contentOf(base))
  }

  return {
    ...logDrafts<R, F, C, LogDraft<R, F, C>>(`${kind.name}-log`, schema, {
      fieldsOf,
      contentOf,
      hasContent,
      isUnchanged,
    }),
    newEntry: (day: Day): LogDraft<R, F, C> => ({ id: crypto.randomUUID(), fields: kind.emptyFields(day) }),
  }
}
