import { matchRank } from '@/shared/lib/search-text'

export type ResultKind = 'screen' | 'client' | 'nutritionist' | 'meal' | 'question'

/** Something that was found, and where it leads. */
export type Result = {
  kind: ResultKind
  /** Unlike any other of its kind. */
  key: string
  title: string
  detail?: string
  target: Target
}

/** A place of the app, as the router is told of it. */
type Target = { to: string; params?: Record<string, string>; search?: Record<string, string> }

const mostOfAKind = 5

/**
 * What answers a search, the best first, a few of each kind.
 * @param textOf what of a thing is searched
 */
export function bestMatches<Thing>(
  things: readonly Thing[],
  typed: string,
  textOf: (thing: Thing) => string,
): Thing[] {
  return things
    .map((thing) => ({ thing, rank: matchRank(textOf(thing), typed) }))
    .filter((found) => found.rank !== undefined)
    .toSorted((one, other) => one.rank! - other.rank!)
    .slice(0, mostOfAKind)
    .map(({ thing }) => thing)
}
