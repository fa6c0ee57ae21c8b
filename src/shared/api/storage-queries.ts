import { queryOptions } from '@tanstack/react-query'
import { type Bucket, downloadFile } from './storage'

export const fileQueries = {
  /** A stored file. Objects are never written over, so what was loaded once stays true. */
  blob: (bucket: Bucket, path: string) =>
    queryOptions({
      queryKey: ['storage', { bucket }, path] as const,
      queryFn: ({ signal }) => downloadFile(bucket, path, signal),
      staleTime: Infinity,
    }),
}
