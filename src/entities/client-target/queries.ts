import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { findCurrentTarget, listTargetChanges } from './targets'
import { targetSchema } from './target'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const targetKeys = {
  all: ['client_targets'] as const,
  ofClient: (clientId: string) => [...targetKeys.all, { clientId }] as const,
}

export const targetQueries = {
  /** What a client's days are measured against; null where nobody has set anything. */
  current: (clientId: string) =>
    queryOptions({
      queryKey: [...targetKeys.ofClient(clientId), 'current'] as const,
      queryFn: ({ signal }) => findCurrentTarget(clientId, signal),
      refetchOnWindowFocus: 'always', // the nutritionist changes them elsewhere
    }),
  /** How a nutritionist's targets for a client have changed, newest first. */
  changes: (clientId: string, nutritionistId: string) =>
    queryOptions({
      queryKey: [...targetKeys.ofClient(clientId), 'changes', nutritionistId] as const,
      queryFn: ({ signal }) => listTargetChanges(clientId, nutritionistId, signal),
    }),
}

/** @param target a row of client_targets, null without any, as another read brings it along */
export const readTarget = (target: unknown) => z.nullable(targetSchema).parse(target)
