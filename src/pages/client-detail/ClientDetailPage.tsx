import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { AppError } from '@/shared/api/app-error'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { usePressed } from '@/shared/lib/use-pressed'
import { FoldMemory } from '@/shared/ui/fold-memory'
import type { ActivityRange, ActivityWindow } from './activity-window'
import classes from './ClientDetailPage.module.css'
import { Detail } from './Detail'
import { DetailSkeleton } from './DetailSkeleton'
import { clientDetailQueries } from './queries'

const route = getRouteApi('/_authed/clients/$id')
const usualDays = 7

/** What is as usual does not stand in the address. */
const inAddress = ({ days, until }: ActivityWindow) => ({
  days: days === usualDays ? undefined : days,
  until,
})

/** One client of a nutritionist; anyone else's id, and any client who asks, finds nothing. */
export function ClientDetailPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const { id } = route.useParams()
  const { days: daysInAddress = usualDays, until, folds: folded = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (window: ActivityWindow) =>
    void navigate({ search: (now) => ({ ...now, ...inAddress(window) }), replace: true, resetScroll: false })
  const [days, setDays] = usePressed<ActivityRange>(daysInAddress, (next) => show({ days: next, until }))
  const folds = folded.split(',').filter(Boolean)
  const isNutritionist = user.role === 'nutritionist'
  const read = useQuery({ ...clientDetailQueries.open(id), enabled: isNutritionist })

  function toggle(fold: string): void {
    const next = folds.includes(fold) ? folds.filter((one) => one !== fold) : [...folds, fold]
    void navigate({
      search: (now) => ({ ...now, folds: next.join(',') || undefined }),
      replace: true,
      resetScroll: false,
    })
  }

  if (read.data)
    return (
      <div className={classes.page}>
        <RefreshProblem of={[read]} />
        <FoldMemory value={{ toggled: folds, toggle }}>
          <Detail
            key={id}
            user={user}
            detail={read.data}
            window={{ days, until }}
            onWindowChange={(next) => (next.days === days ? show(next) : setDays(next.days))}
          />
        </FoldMemory>
      </div>
    )
  const isNobody = read.error instanceof AppError && read.error.code === 'invalid'
  const isMissing = !isNutritionist || read.data === null || isNobody
  return (
    <div className={classes.page}>
      <PageHeader title={t`Client`} />
      {isMissing && (
        <EmptyState
          icon={<IconUsers />}
          title={<Trans>Client not found</Trans>}
          text={<Trans>Only clients who are connected with you can be opened.</Trans>}
        />
      )}
      {!isMissing && !read.error && <DetailSkeleton />}
      {!isMissing && read.error && (
        <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
          <Trans>Failed to load client data</Trans>
        </ErrorBox>
      )}
    </div>
  )
}
