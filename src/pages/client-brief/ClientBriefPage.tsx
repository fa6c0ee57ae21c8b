import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AppError } from '@/shared/api/app-error'
import { useFormat } from '@/shared/i18n/format'
import { daysBetween } from '@/shared/lib/day'
import { zoneOrDevices } from '@/shared/device/zone'
import { wallTime } from '@/shared/lib/zoned-time'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconPrinter, IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { BriefSheet } from './BriefSheet'
import classes from './ClientBriefPage.module.css'
import { type Brief, clientBriefQueries } from './queries'
import { useLightPrint } from './use-light-print'

/** So many days a brief covers at most, see session_brief. */
const mostDays = 90

const route = getRouteApi('/_authed/clients/$id_/brief')

/** What happened with a client since the last session, on one page to print before the next one. */
export function ClientBriefPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const { id } = route.useParams()
  const isNutritionist = user.role === 'nutritionist'
  const read = useQuery({ ...clientBriefQueries.brief(id), enabled: isNutritionist })
  useLightPrint()
  if (read.data)
    return (
      <div className={classes.page}>
        <BriefHead id={id} brief={read.data} />
        <RefreshProblem of={[read]} />
        <BriefSheet brief={read.data} />
      </div>
    )
  const isNobody = read.error instanceof AppError && read.error.code === 'invalid'
  const isMissing = !isNutritionist || read.data === null || isNobody
  return (
    <div className={classes.page}>
      <PageHeader title={t`Session brief`} />
      {isMissing && (
        <EmptyState
          icon={<IconUsers />}
          title={<Trans>Client not found</Trans>}
          text={<Trans>Only clients who are connected with you can be opened.</Trans>}
        />
      )}
      {!isMissing && !read.error && <SkeletonList rows={6} />}
      {!isMissing && read.error && (
        <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
          <Trans>Failed to load client data</Trans>
        </ErrorBox>
      )}
    </div>
  )
}

function BriefHead({ id, brief }: { id: string; brief: Brief }) {
  const { t } = useLingui()
  const { name } = brief
  return (
    <PageHeader
      title={t`Session brief: ${name}`}
      action={
        <div className={classes.actions}>
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/clients/$id" params={{ id }} />}
          >
            <Trans>Back to the client</Trans>
          </Button>
          <Button leftSection={<IconPrinter className="icon" aria-hidden />} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      }
    >
      <BriefDays brief={brief} />
    </PageHeader>
  )
}

/** Why the brief begins where it does: with the last session, but no earlier than `mostDays` ago. */
function BriefDays({ brief }: { brief: Brief }) {
  const { day, nearDay } = useFormat()
  const { from_day, today, last_session } = brief
  const [from, to] = [nearDay(from_day, today, 'date'), day(today, 'full')]
  if (!last_session)
    return (
      <Trans>
        The last 30 days, from {from} to {to}; there has been no session yet
      </Trans>
    )
  if (daysBetween(from_day, today) < mostDays - 1)
    return (
      <Trans>
        From {from}, the day of the last session, to {to}
      </Trans>
    )
  const session = day(wallTime(last_session, zoneOrDevices(brief.nutritionist_timezone)).day, 'full')
  return (
    <Trans>
      The last 90 days, from {from} to {to}; the last session was on {session}
    </Trans>
  )
}
