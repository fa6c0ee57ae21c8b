import { createDrafts } from './entry-draft'
import type { LogContent, LogDefinition, LogFields, LogRow } from './log-kind'

/** A kind of entry with its drafts. */
export type LogKind<R extends LogRow, F extends LogFields, C extends LogContent> = LogDefinition<R, F, C> & {
  drafts: ReturnType<typeof createDrafts<R, F, C>>
}

export const defineKind = <R extends LogRow, F extends LogFields, C extends LogContent>(
  definition: LogDefinition<R, F, C>,
): LogKind<R, F, C> => ({ ...definition, drafts: createDrafts(definition) })
