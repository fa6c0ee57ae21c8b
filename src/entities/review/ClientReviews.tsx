import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { MoreButton } from '@/shared/ui/MoreButton'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { Stars } from '@/shared/ui/Stars'
import { reviewQueries } from './queries'
import classes from './ClientReviews.module.css'
import { RatingBars } from './ui/RatingBars'
import { ReviewItem } from './ui/ReviewItem'

/** How many are shown before somebody asks for all. */
const previewed = 3

type Props = {
  nutritionistId: string
  /** Stars, 1 to 5; null while there is no review. */
  average: number | null
  count: number
}

/** What clients say of a nutritionist: the average, how the stars are spread, the newest reviews, and all of them. */
export function ClientReviews({ nutritionistId, average, count }: Props) {
  return (
    <Section title={<Trans>Client Reviews ({count})</Trans>}>
      {count === 0 || average === null ? (
        <p className="muted">
          <Trans>No reviews yet. Clients are asked for one after a session.</Trans>
        </p>
      ) : (
        <>
          <Summary nutritionistId={nutritionistId} average={average} count={count} />
          <ReviewList nutritionistId={nutritionistId} count={count} />
        </>
      )}
    </Section>
  )
}

function Summary({ nutritionistId, average, count }: Props & { average: number }) {
  const { data: distribution } = useQuery(reviewQueries.distribution(nutritionistId))
  const { fixed } = useFormat()
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <b>{fixed(average, 1)}</b>
        <Stars value={average} />
        <span className="muted small">
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      </p>
      {distribution && <RatingBars distribution={distribution} />}
    </div>
  )
}

function ReviewList({ nutritionistId, count }: Pick<Props, 'nutritionistId' | 'count'>) {
  const [isOpen, setOpen] = useState(false)
  const read = useInfiniteQuery(reviewQueries.list(nutritionistId))
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    read
  const failure = <Trans>Failed to load reviews</Trans>
  if (!data) return error ? <LoadProblem failure={failure} read={read} /> : <SkeletonList withThumb />
  const loaded = data.pages.flat()
  const shown = isOpen ? loaded : loaded.slice(0, previewed)
  const handleToggle = () => {
    if (!isOpen && hasNextPage) void fetchNextPage()
    setOpen(!isOpen)
  }
  return (
    <>
      <RefreshProblem of={[read]} />
      <ul className={classes.list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {isOpen && isFetchNextPageError && (
        <LoadProblem failure={failure} read={{ error, isFetching, refetch: fetchNextPage }} />
      )}
      <div className={classes.buttons}>
        {isOpen && hasNextPage && !isFetchNextPageError && (
          <MoreButton isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </MoreButton>
        )}
        {loaded.length > previewed && (
          <Button variant="subtle" aria-expanded={isOpen} onClick={handleToggle}>
            {isOpen ? <Trans>Show less</Trans> : <Trans>Show all ({count})</Trans>}
          </Button>
        )}
      </div>
    </>
  )
}
