import {
  focusManager,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { isOnline, watchOnline } from '../lib/online'
import { AppError, isNetworkError, NoAnswerError } from './app-error'

/**
 * The app's one retry and freshness policy.
 * @param onSignedOut called when the backend no longer knows the session
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  focusManager.setEventListener(onFocusOrVisible)
  onlineManager.setEventListener((tell) => watchOnline(() => tell(isOnline())))
  const onError = (error: unknown) => {
    if (error instanceof AppError && error.code === 'signed-out') onSignedOut()
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess: () => client.invalidateQueries({ predicate: isSummingTables }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayTryAgain,
        networkMode: 'always', // a phone that calls itself offline may still reach the backend, and an error beats a wait
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** A read that was cut off is tried three times; one that nobody answered is not, since each try takes 20 s. */
const mayTryAgain = (failures: number, error: Error): boolean =>
  failures < 2 && isNetworkError(error) && !(error instanceof NoAnswerError)

/** The `meta` of a read that sums several tables. Every write makes it stale: a key names one table and would miss the others. */
export const sumsTables = { sumsTables: true } as const

/** Whether a read sums several tables, see `sumsTables`. */
export const isSummingTables = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.sumsTables === true

/** Two windows side by side are both visible: the one that gets the focus reads anew as well. */
function onFocusOrVisible(readAnew: () => void): () => void {
  const handleFocus = () => readAnew()
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') readAnew()
  }
  addEventListener('focus', handleFocus)
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    removeEventListener('focus', handleFocus)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
