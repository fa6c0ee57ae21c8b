import { queryOptions } from '@tanstack/react-query'
import type { Day } from '@/shared/lib/day'
import { listMeasurements, listMeasurementsSince } from './api/measurements'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const measurementKeys = {
  all: ['measurements'] as const,
  ofUser: (userId: string) => [...measurementKeys.all, { userId }] as const,
}

/** Logs refetch always on focus, so that two browsers of one account agree. */
const asALog = { refetchOnWindowFocus: 'always' } as const

export const measurementQueries = {
  /** All of a user's measurements, newest first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...measurementKeys.ofUser(userId), 'list'] as const,
      queryFn: ({ signal }) => listMeasurements(userId, signal),
      ...asALog,
    }),
  /** A user's measurements from a day on, oldest first. */
  since: (userId: string, from: Day) =>
    queryOptions({
      queryKey: [...measurementKeys.ofUser(userId), 'since', from] as const,
      queryFn: ({ signal }) => listMeasurementsSince(userId, from, signal),
      ...asALog,
    }),
}
