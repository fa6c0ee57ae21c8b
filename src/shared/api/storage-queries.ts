import { queryOptions } from '@tanstack/react-query'
import { keptFiles } from '../log/kept-files'
import { type Bucket, downloadFile } from './storage'

export const fileQueries = {
  /** A stored file, or one that waits here to be. Objects are never written over, so what was loaded once stays true. */
  blob: (bucket: Bucket, path: string) =>
    queryOptions({
      queryKey: ['storage', { bucket }, path] as const,
      queryFn: ({ signal }) =>
        downloadFile(bucket, path, signal).catch(async (error: unknown) => {
          const waiting = await keptFiles.findFile(path)
          if (waiting) return waiting
          throw error
        }),
      staleTime: Infinity,
    }),
}
