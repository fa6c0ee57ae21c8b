import { queryOptions } from '@tanstack/react-query'
import { type ClientDetail, openClient } from '@/entities/client-detail/client-detail'
import { watchMs } from '@/entities/client-detail/watch'
import { keepRecent } from '@/entities/message/queries'
import { keepMoods } from '@/entities/mood/queries'
import { type ClientFigures, clientFiguresSchema } from '@/entities/progress/client-figures'
import { type Target, targetSchema } from '@/entities/target/target'
import { sumsTables } from '@/shared/api/query-client'

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
      refetchInterval: watchMs,
    }),
}
