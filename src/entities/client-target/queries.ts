import { queryOptions } from '@tanstack/react-query'
import { listTargetChanges, listTargetCourse } from './targets'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const targetKeys = {
  all: ['client_targets'] as const,
  ofClient: (clientId: string) => [...targetKeys.all, { clientId }] as const,
}

export const targetQueries = {
  /** What a client's days are measured against, and were before; empty where nobody has set anything. */
  course: (clientId: string) =>
    queryOptions({
      queryKey: [...targetKeys.ofClient(clientId), 'course'] as const,
      queryFn: ({ signal }) => listTargetCourse(clientId, signal),
      refetchOnWindowFocus: 'always', // the nutritionist changes them elsewhere
    }),
  /** How a nutritionist's targets for a client have changed, newest first. */
  changes: (clientId: string, nutritionistId: string) =>
    queryOptions({
      queryKey: [...targetKeys.ofClient(clientId), 'changes', nutritionistId] as const,
      queryFn: ({ signal }) => listTargetChanges(clientId, nutritionistId, signal),
    }),
}
