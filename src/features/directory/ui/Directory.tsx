import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'
import type { ListedNutritionist } from '@/entities/nutritionist/nutritionist'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconSearch } from '@/shared/ui/icons'
import { MoreButton } from '@/shared/ui/MoreButton'
import { Spinner } from '@/shared/ui/Spinner'
import classes from './Directory.module.css'
import { NutritionistCard } from './NutritionistCard'

type Props = {
  /** Undefined while the first page loads. */
  people: ListedNutritionist[] | undefined
  /** A search or a filter narrows the list. */
  isNarrowed: boolean
  /** What is on screen belongs to the search before. */
  isStale: boolean
  /** There is another page, and the last try to load it did not fail. */
  canLoadMore: boolean
  isLoadingMore: boolean
  onLoadMore: () => void
  onOpen: (person: ListedNutritionist) => void
  onClear: () => void
}

/** The cards of the directory; the next page loads as the user comes near the end. */
export function Directory(props: Props) {
  const { people, isNarrowed, isStale, canLoadMore, isLoadingMore, onLoadMore, onOpen, onClear } = props
  const { t } = useLingui()
  const { ref, entry } = useIntersection({ rootMargin: '60%' })
  const isNearEnd = entry?.isIntersecting ?? false
  useEffect(() => {
    if (isNearEnd && canLoadMore && !isLoadingMore) onLoadMore()
  }, [isNearEnd, canLoadMore, isLoadingMore, onLoadMore])

  if (people?.length === 0) return <NobodyFound isNarrowed={isNarrowed} onClear={onClear} />
  return (
    <>
      {people ? (
        <ul className={classes.grid} data-stale={isStale || undefined} aria-label={t`Nutritionists`}>
          {people.map((person) => (
            <NutritionistCard key={person.id} person={person} onOpen={() => onOpen(person)} />
          ))}
        </ul>
      ) : (
        <Spinner />
      )}
      <div ref={ref} className={classes.end}>
        {canLoadMore && (
          <MoreButton isLoading={isLoadingMore} onPress={onLoadMore}>
            <Trans>Show more</Trans>
          </MoreButton>
        )}
      </div>
    </>
  )
}

function NobodyFound({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearch />}
      title={<Trans>No Nutritionists Found</Trans>}
      text={
        isNarrowed ? (
          <Trans>Try adjusting your search or filters</Trans>
        ) : (
          <Trans>No nutritionists are available at the moment</Trans>
        )
      }
      action={
        isNarrowed && (
          <Button variant="light" onClick={onClear}>
            <Trans>Show everyone</Trans>
          </Button>
        )
      }
    />
  )
}
