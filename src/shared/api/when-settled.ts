import type { QueryClient } from '@tanstack/react-query'

/** So long, in ms, nothing has to be read any more before the screen counts as settled: its pictures and charts come first. */
const quietMs = 1000

/**
 * Runs something once nothing has been read for a while.
 * @returns the function that calls it off
 */
export function whenSettled(queryClient: QueryClient, run: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(quiet)
    if (queryClient.isFetching() > 0) return
    quiet = setTimeout(() => {
      stopListening()
      run()
    }, quietMs)
  }
  const stopListening = queryClient.getQueryCache().subscribe(check)
  check()
  return () => {
    stopListening()
    clearTimeout(quiet)
  }
}
