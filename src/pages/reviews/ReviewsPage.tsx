import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { reviewQueries } from '@/entities/review/queries'
import { RequestList } from '@/features/reviews/RequestList'
import { ReviewForm } from '@/features/reviews/ReviewForm'
import { errorText } from '@/shared/i18n/error-text'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconArrowLeft, IconCheck, IconStar } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './ReviewsPage.module.css'

const route = getRouteApi('/_authed/reviews')

/** The client's requests for a review; the one of the address is open as a form. */
export function ReviewsPage() {
  const { t } = useLingui()
  const { request } = route.useSearch()
  return (
    <div className={classes.page}>
      <PageHeader title={t`Reviews`} action={request && <BackLink />}>
        <Trans>Say how it was. It helps others to choose, and your nutritionist to get better.</Trans>
      </PageHeader>
      <Content key={request} request={request} />
    </div>
  )
}

function BackLink() {
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/reviews" search={(previous) => ({ ...previous, request: undefined })} />
      )}
      variant="subtle"
      leftSection={<IconArrowLeft className="icon" aria-hidden />}
    >
      <Trans>All requests</Trans>
    </Button>
  )
}

function Content({ request: openId }: { request: string | undefined }) {
  const { i18n } = useLingui()
  const { user } = route.useRouteContext()
  const [isSubmitted, setSubmitted] = useState(false)
  const read = useQuery(reviewQueries.requests(user.id))
  const { data: requests, error, refetch } = read
  if (isSubmitted) return <ThankYou />
  if (!requests) {
    if (!error) return <SkeletonList withThumb />
    const why = i18n._(errorText(error))
    return (
      <ErrorBox onRetry={() => void refetch()}>
        <Trans>Failed to load review requests. {why}</Trans>
      </ErrorBox>
    )
  }
  const open = requests.find(({ id }) => id === openId)
  return (
    <>
      <RefreshProblem of={[read]} />
      {open && <ReviewForm userId={user.id} request={open} onSubmitted={() => setSubmitted(true)} />}
      {openId && !open && <ClosedRequest />}
      {!openId && requests.length > 0 && <RequestList requests={requests} />}
      {!openId && requests.length === 0 && <NoRequests />}
    </>
  )
}

function NoRequests() {
  return (
    <EmptyState
      icon={<IconStar />}
      title={<Trans>No Review Requests</Trans>}
      text={<Trans>After a session with your nutritionist a request is here for 30 days.</Trans>}
      action={
        <Button
          renderRoot={(props) => <Link {...props} to="/calendar" search={({ lang }) => ({ lang })} />}
          variant="light"
        >
          <Trans>Open your appointments</Trans>
        </Button>
      }
    />
  )
}

function ClosedRequest() {
  return (
    <EmptyState
      icon={<IconStar />}
      title={<Trans>This request is no longer open</Trans>}
      text={<Trans>It was answered already, or it has expired.</Trans>}
    />
  )
}

function ThankYou() {
  return (
    <div role="status">
      <EmptyState
        icon={<IconCheck />}
        title={<Trans>Thank you for your review!</Trans>}
        text={<Trans>It is published and can be read in the nutritionist’s profile.</Trans>}
        action={
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/reviews" search={(previous) => ({ ...previous, request: undefined })} />
            )}
            variant="light"
          >
            <Trans>Write Another Review</Trans>
          </Button>
        }
      />
    </div>
  )
}
