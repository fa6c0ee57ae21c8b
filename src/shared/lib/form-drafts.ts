import * as z from 'zod/mini'
import { draftStore } from './draft-store'

/** The shape in which a draft is kept, and what reads drafts of this shape and of earlier ones. */
export type DraftShape<Draft> = {
  version: number
  /**
   * @param version in which it was kept; 0 for what was kept before shapes were counted
   * @returns undefined for what does not fit the form any more: it is shown as it was typed
   */
  read: (stored: unknown, version: number) => Draft | undefined
}

const keptSchema = z.object({ version: z.number(), draft: z.unknown() })

/** A shape that has not changed yet: what its schema refuses is shown as it was typed. */
export const firstShape = <Draft>(schema: z.ZodMiniType<Draft>): DraftShape<Draft> => ({
  version: 0,
  read: (stored, version) => (version === 0 ? schema.safeParse(stored).data : undefined),
})

/**
 * What was typed into one form and is not saved yet, on this device and apart for every user.
 * @param form names the form
 */
export function formDrafts<Draft>(form: string, { version, read }: DraftShape<Draft>) {
  /** @param about tells apart what the form is about, where it is about several things */
  const keyOf = (userId: string, about?: string) => [form, userId, about].filter(Boolean).join(':')

  function stored(userId: string, about?: string) {
    const value = draftStore.read(keyOf(userId, about))
    const kept = keptSchema.safeParse(value).data
    return kept ?? { version: 0, draft: value }
  }

  const find = (userId: string, about?: string): Draft | undefined => {
    const kept = stored(userId, about)
    return read(kept.draft, kept.version)
  }

  return {
    find,
    /** @returns whether it is kept over a reload; a full or forbidden storage keeps nothing */
    keep: (userId: string, draft: Draft, about?: string): boolean =>
      draftStore.write(keyOf(userId, about), { version, draft }),
    forget(userId: string, about?: string): void {
      draftStore.remove(keyOf(userId, about))
    },
    /** What was typed in a release whose form was another one, text by text; nothing where it fits, or was never typed. */
    findUnreadable: (userId: string, about?: string): string[] =>
      find(userId, about) === undefined ? textsOf(stored(userId, about).draft) : [],
  }
}

/** Every text in what was kept, without what no one has typed: ids, days and keys. */
export function textsOf(kept: unknown): string[] {
  if (typeof kept === 'string') return kept.trim() === '' ? [] : [kept]
  if (typeof kept !== 'object' || kept === null) return []
  const typed: unknown = 'fields' in kept ? kept.fields : kept
  return Object.values(typed ?? {}).flatMap(textsOf)
}

/**
 * The drafts of a form whose fields are all there is to keep.
 * @param aboutOf tells apart what the form is about, where it is about several things
 */
export function fieldsDrafts<Fields, Draft extends { fields: Fields } = { fields: Fields }>(
  form: string,
  shape: DraftShape<Fields>,
  aboutOf: (draft: Draft) => string | undefined = () => undefined,
) {
  const drafts = formDrafts(form, shape)
  return {
    find: drafts.find,
    keep: (userId: string, draft: Draft): boolean => drafts.keep(userId, draft.fields, aboutOf(draft)),
    forget: (userId: string, draft: Draft): void => drafts.forget(userId, aboutOf(draft)),
    findUnreadable: drafts.findUnreadable,
    forgetUnreadable: (userId: string, about?: string): void => drafts.forget(userId, about),
  }
}
