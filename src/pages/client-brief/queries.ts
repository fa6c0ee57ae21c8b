import { queryOptions } from '@tanstack/react-query'
import { targetSchema } from '@/entities/client-target/target'
import { clientMoodsSchema } from '@/entities/mood/client-moods'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { sumsTables } from '@/shared/api/query-client'
import { getSessionBrief } from './session-brief'

async function readBrief(clientId: string, signal: AbortSignal) {
  const found = await getSessionBrief(clientId, signal)
  if (!found) return null
  return {
    ...found,
    targets: found.targets === null ? null : targetSchema.parse(found.targets),
    figures: clientFiguresSchema.parse(found.figures),
    moods: clientMoodsSchema.parse(found.moods),
  }
}

/** A brief as the page shows it. */
export type Brief = NonNullable<Awaited<ReturnType<typeof readBrief>>>

export const clientBriefQueries = {
  /** What happened with a client since the last session. Null: no client of the caller. */
  brief: (clientId: string) =>
    queryOptions({
      queryKey: ['session_brief', { clientId }] as const,
      queryFn: ({ signal }) => readBrief(clientId, signal),
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
    }),
}
