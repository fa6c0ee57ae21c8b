import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { Invitation } from '@/features/invite-clients/Invitation'
import { errorText } from '@/shared/i18n/error-text'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import classes from './AddClientPage.module.css'

const route = getRouteApi('/_authed/clients/new')

/** How a nutritionist gets clients: they ask, she accepts. */
export function AddClientPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  return (
    <div className={classes.page}>
      <PageHeader title={t`Add client`}>
        <Trans>Send your link or your ID. The client’s request then appears on your dashboard.</Trans>
      </PageHeader>
      {user.role === 'nutritionist' ? <Own userId={user.id} /> : <NoNutritionist />}
    </div>
  )
}

function Own({ userId }: { userId: string }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { data, error, isFetching, refetch } = useQuery(nutritionistQueries.one(userId))
  if (data?.reference_id) {
    const { reference_id: reference } = data
    const { href } = router.buildLocation({ to: '/register', search: { nutritionist: reference } })
    return <Invitation reference={reference} link={new URL(href, location.origin).href} />
  }
  if (error)
    return (
      <ErrorBox onRetry={() => void refetch()} isRetrying={isFetching}>
        {i18n._(errorText(error))}
      </ErrorBox>
    )
  return (
    <>
      <SkeletonList rows={1} />
      <SkeletonBlock shape="card" />
    </>
  )
}

function NoNutritionist() {
  return (
    <EmptyState
      icon={<IconUsers />}
      title={<Trans>No clients</Trans>}
      text={<Trans>Only a nutritionist has clients. Your own entries are on your dashboard.</Trans>}
    />
  )
}
