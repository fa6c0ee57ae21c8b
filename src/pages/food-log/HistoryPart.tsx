import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Meal } from '@/entities/meal/meal'
import { MealHistory } from '@/features/food-log/MealHistory'
import { LoadProblem } from '@/shared/ui/LoadProblem'

type Props = {
  /** Undefined while they load, and when they did not. */
  meals: Meal[] | undefined
  history: {
    error: Error | null
    isLoadingError: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    refetch: () => Promise<unknown>
    fetchNextPage: () => Promise<unknown>
  }
  /** The day above did not load either, and offers the other try for both. */
  isFailureSaid: boolean
  onRepeat: (meal: Meal) => void
}

/** The meals of earlier days. */
export function HistoryPart({ meals, history, isFailureSaid, onRepeat }: Props) {
  return (
    <>
      {(history.isFetchNextPageError || (history.isLoadingError && !isFailureSaid)) && (
        <LoadProblem
          failure={<Trans>Your meals did not load</Trans>}
          read={{
            ...history,
            refetch: history.isFetchNextPageError ? history.fetchNextPage : history.refetch,
          }}
        />
      )}
      {(meals || !history.isLoadingError) && (
        <MealHistory
          meals={meals}
          hasEarlier={history.hasNextPage}
          isLoadingEarlier={history.isFetchingNextPage}
          onShowEarlier={() => void history.fetchNextPage()}
          onRepeat={onRepeat}
          linkToDay={(day, children) => (
            <Link to="/food-log" search={(now) => ({ ...now, day })}>
              {children}
            </Link>
          )}
        />
      )}
    </>
  )
}
