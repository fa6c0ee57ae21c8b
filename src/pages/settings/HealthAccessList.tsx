import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { wallTime } from '@/shared/lib/zoned-time'
import { useArrivalFocus } from '@/shared/ui/use-arrival-focus'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { MoreButton } from '@/shared/ui/MoreButton'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { accessText } from './access-texts'
import type { HealthAccess } from './health-access'
import { healthAccessQueries } from './queries'
import classes from './HealthAccessList.module.css'

type Props = {
  clientId: string
  /** IANA name of the client's zone. */
  zone: string
}

/** Who opened or changed a client's data, the newest first, more of it on a press. */
export function HealthAccessList({ clientId, zone }: Props) {
  const { list, focusWhenThere } = useArrivalFocus()
  const read = useInfiniteQuery(healthAccessQueries.list(clientId))
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    read
  const failure = <Trans>Failed to load who opened your data</Trans>
  if (!data) return error ? <LoadProblem failure={failure} read={read} /> : <SkeletonList />
  const all = data.pages.flat()
  /** The first that comes gets the focus: with the last of them the button goes. */
  function showMore(): void {
    focusWhenThere(all.length)
    void fetchNextPage()
  }

  return (
    <>
      <RefreshProblem of={[read]} />
      {all.length === 0 && (
        <p className="muted">
          <Trans>Nobody but you has opened or changed anything so far.</Trans>
        </p>
      )}
      <ul ref={list}>
        {all.map((access, index) => (
          <AccessRow key={index} access={access} zone={zone} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <LoadProblem failure={failure} read={{ error, isFetching, refetch: showMore }} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <MoreButton className={classes.more} isLoading={isFetchingNextPage} onPress={showMore}>
          <Trans>Show more</Trans>
        </MoreButton>
      )}
    </>
  )
}

function AccessRow({ access, zone }: { access: HealthAccess; zone: string }) {
  const { i18n } = useLingui()
  const { time } = useFormat()
  const nearDay = useNearDay()
  const { at, actor_name: name } = access
  return (
    <li className={classes.row} tabIndex={-1}>
      <b>{name ?? <Trans>An administrator or a deleted account</Trans>}</b>
      <span>{i18n._(accessText(access))}</span>
      <time className="muted xs" dateTime={at}>
        {nearDay(wallTime(at, zone).day, 'short')}, {time(at, zone)}
      </time>
    </li>
  )
}
