import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Target, targetSchema } from '@/entities/client-target/target'
import { openClientPollMs } from '@/entities/client/queries'
import { keepRecent } from '@/entities/message/queries'
import { keepMoods } from '@/entities/mood/queries'
import { clientActivitySchema } from '@/entities/progress/client-activity'
import type { ClientRange } from '@/entities/progress/client-range'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import type { ActivityWindow } from './activity-window'
import { type ClientDetail, openClient } from './client-detail'

/** A client as the page shows it, with the caller's targets. */
export type OpenClient = Omit<ClientDetail, 'targets' | 'recent_messages' | 'moods'> & {
  targets: Target | null
}

export const clientDetailQueries = {
  /** Everything that client detail opens with; the messages and moods in it are kept. Null: no client of the caller. */
  open: (clientId: string) =>
    queryOptions({
      queryKey: ['open_client', { clientId }] as const,
      queryFn: async ({ client, signal }): Promise<OpenClient | null> => {
        const found = await openClient(clientId, signal)
        if (!found) return null
        const { targets, recent_messages: messages, moods, ...detail } = found
        keepRecent(client, clientId, messages)
        keepMoods(client, clientId, 7, detail.today, moods)
        return {
          ...detail,
          targets: targets === null ? null : targetSchema.parse(targets),
        }
      },
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
      refetchInterval: openClientPollMs,
    }),

  /**
   * Some days of a client: what was eaten, done and measured, against the targets of those days. Null: no client of the caller.
   * @param today of the client's calendar, where the window ends unless it says when
   */
  activity: (clientId: string, { days, until }: ActivityWindow, today: Day) =>
    queryOptions({
      queryKey: ['client_activity', { userId: clientId }, days, until ?? today] as const,
      queryFn: async ({ signal }): Promise<ClientRange | null> => {
        const window = { client: clientId, days, until: until ?? today }
        const found = await run(db().rpc('client_activity', window), signal)
        return found === null
          ? null
          : { ...clientActivitySchema.parse(found), range: daysUpTo(until ?? today, days) }
      },
      meta: sumsTables,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
      refetchInterval: openClientPollMs,
    }),
}
