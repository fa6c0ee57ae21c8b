import { queryOptions } from '@tanstack/react-query'
import { type Target, targetSchema } from '@/entities/client-target/target'
import { openClientPollMs } from '@/entities/client/queries'
import { keepRecent } from '@/entities/message/queries'
import { keepMoods } from '@/entities/mood/queries'
import { type ClientFigures, clientFiguresSchema } from '@/entities/progress/client-figures'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { listDailyTotals } from './activity/daily-totals'
import { type ClientDetail, openClient } from './client-detail'

/** A client as the page shows it, with the caller's targets and the figures that they are measured against. */
export type OpenClient = Omit<ClientDetail, 'targets' | 'figures' | 'recent_messages' | 'moods'> & {
  targets: Target | null
  figures: ClientFigures
}

export const clientDetailQueries = {
  /** Everything that client detail opens with; the messages and moods in it are kept. Null: no client of the caller. */
  open: (clientId: string) =>
    queryOptions({
      queryKey: ['open_client', { clientId }] as const,
      queryFn: async ({ client, signal }): Promise<OpenClient | null> => {
        const found = await openClient(clientId, signal)
        if (!found) return null
        const { targets, figures, recent_messages: messages, moods, ...detail } = found
        keepRecent(client, clientId, messages)
        keepMoods(client, clientId, 7, detail.today, moods)
        return {
          ...detail,
          targets: targets === null ? null : targetSchema.parse(targets),
          figures: clientFiguresSchema.parse(figures),
        }
      },
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
      refetchInterval: openClientPollMs,
    }),
}

export const dailyTotalsQueries = {
  /** The sums of a client's days from one to another, both included. */
  window: (clientId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: ['daily_totals', { userId: clientId }, from, to] as const,
      queryFn: ({ signal }) => listDailyTotals(clientId, from, to, signal),
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
    }),
}
