import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { AppError } from '@/shared/api/app-error'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import classes from './ClientDetailPage.module.css'
import { Detail } from './Detail'
import { DetailSkeleton } from './DetailSkeleton'
import { clientDetailQueries } from './queries'

const route = getRouteApi('/_authed/clients/$id')

/** One client of a nutritionist (spec section 2); anyone else's id, and any client who asks, finds nothing. */
export function ClientDetailPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const { id } = route.useParams()
  const isNutritionist = user.role === 'nutritionist'
  const read = useQuery({ ...clientDetailQueries.open(id), enabled: isNutritionist })
  if (read.data)
    return (
      <div className={classes.page}>
        <RefreshProblem of={[read]} />
        <Detail key={id} user={user} detail={read.data} />
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
