import { matchRank } from '@/shared/lib/search-text'
import { needAttention } from './attention'
import type { ClientOrder } from './client-order'
import type { ClientOverview } from './client-overview'
import { progressOf } from './figures'

/**
 * The clients whose name or e-mail address holds the words, in any case.
 * @param query as typed
 */
export function findClients(clients: readonly ClientOverview[], query: string): ClientOverview[] {
  if (query.trim() === '') return [...clients]
  return clients.filter(({ name, email }) =>
    [name, email].some((text) => matchRank(text, query) !== undefined),
  )
}

/**
 * @param clients newest connection first, as they are read; equals stay in that order
 * @param now ms since the epoch: who needs attention depends on it
 * @param locale the reader's, for the order of names
 */
export function sortClients(
  clients: readonly ClientOverview[],
  order: ClientOrder,
  { now, locale }: { now: number; locale: string },
): ClientOverview[] {
  switch (order) {
    case 'newest':
      return [...clients]
    case 'attention': {
      const needing = needAttention(clients, now).map(({ client }) => client)
      const isNeeding = new Set(needing)
      return [...needing, ...clients.filter((client) => !isNeeding.has(client))]
    }
    case 'name': {
      const { compare } = new Intl.Collator(locale)
      return clients.toSorted((one, other) => compare(one.name, other.name))
    }
    case 'activity':
      return clients.toSorted((one, other) => momentOf(other) - momentOf(one))
    case 'progress':
      return clients.toSorted((one, other) => (progressOf(other) ?? -1) - (progressOf(one) ?? -1))
  }
}

/** Whoever has logged nothing comes last. */
const momentOf = ({ last_activity }: ClientOverview): number =>
  last_activity ? Date.parse(last_activity) : 0
