import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { type ReportRange, reportRanges } from '@/entities/progress/report-range'
import { ExportButton } from '@/features/progress/ExportButton'
import { ExportProblem } from '@/features/progress/ExportProblem'
import { TrendFigures, TrendScreen } from '@/features/progress/TrendScreen'
import { TrendSkeleton } from '@/features/progress/TrendSkeleton'
import { useCsvExport } from '@/features/progress/use-csv-export'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { usePressed } from '@/shared/lib/use-pressed'
import { useToday } from '@/shared/lib/use-today'
import { warmCharts } from '@/shared/ui/charts/load-plots'
import { DaysChoice } from '@/shared/ui/DaysChoice'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { analyticsFileName, analyticsTable } from './analytics-csv'
import { AnalyticsCards } from './AnalyticsCards'
import { AnalyticsCharts } from './AnalyticsCharts'
import { ClientChoice } from './ClientChoice'
import { NoClients } from './NoClients'
import { analyticsQueries, type RangeAnalytics } from './queries'
import { TargetSummary } from './TargetSummary'

const route = getRouteApi('/_authed/analytics')
const usualDays: ReportRange = 7

/** How a nutritionist's clients do over a range of days, all or one, and its export. */
export function AnalyticsPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const choice = useChoice()
  const { days, clientId } = choice
  const today = useToday()
  const query = analyticsQueries.range(user.id, days, clientId, today)
  const read = useQuery(query)
  const analytics = read.data
  const chosen = analytics?.clients.find(({ id }) => id === clientId)
  const exporting = useAnalyticsExport(query, today, chosen?.name)
  useEffect(warmCharts, [])
  useAllInPlaceOf(clientId !== null && read.isSuccess && !read.isPlaceholderData && !chosen, choice.showAll)

  return (
    <TrendScreen
      title={t`Analytics`}
      words={analytics && <RangeWords analytics={analytics} />}
      tools={
        <>
          <Choices {...choice} clients={analytics?.clients} />
          <ExportButton {...exporting} />
        </>
      }
    >
      <ExportProblem {...exporting} />
      <RefreshProblem of={[read]} />
      <AnalyticsBody read={read} role={user.role} />
    </TrendScreen>
  )
}

/** Which days of whom are shown: it stands in the address, and so survives Back and can be linked to. */
function useChoice() {
  const { days: daysInAddress = usualDays, client: clientInAddress = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const show = useCallback(
    (what: { days?: ReportRange; client?: string }) =>
      void navigate({ search: (now) => ({ ...now, ...what }), replace: true, resetScroll: false }),
    [navigate],
  )
  const [days, setDays] = usePressed<ReportRange>(daysInAddress, (next) =>
    show({ days: next === usualDays ? undefined : next }),
  )
  const [client, setClient] = usePressed<string>(clientInAddress, (id) => show({ client: id || undefined }))
  const showAll = useCallback(() => show({ client: undefined }), [show])
  return { days, setDays, clientId: client || null, setClient, showAll }
}

type ChoicesProps = ReturnType<typeof useChoice> & { clients: RangeAnalytics['clients'] | undefined }

function Choices({ clients = [], days, setDays, clientId, setClient }: ChoicesProps) {
  const { t } = useLingui()
  return (
    <>
      <DaysChoice legend={t`Period`} options={reportRanges} days={days} onChange={setDays} />
      <ClientChoice clients={clients} value={clientId} onChange={(id) => setClient(id ?? '')} />
    </>
  )
}

/** Shows all clients in place of somebody who is no client, or none any more. */
function useAllInPlaceOf(isNobody: boolean, showAll: () => void): void {
  useEffect(() => {
    if (isNobody) showAll()
  }, [isNobody, showAll])
}

/** @param client the name of the one client that is shown; undefined for all */
function useAnalyticsExport(
  query: ReturnType<typeof analyticsQueries.range>,
  today: Day,
  client: string | undefined,
) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useCsvExport(analyticsFileName(today, client), async () => {
    const { ofClient, days, range } = await queries.fetchQuery(query)
    return analyticsTable(ofClient?.days ?? days, range, i18n)
  })
}

type BodyProps = { read: UseQueryResult<RangeAnalytics>; role: string }

function AnalyticsBody({ read, role }: BodyProps) {
  const { data: analytics, isPlaceholderData: isOld } = read
  if (!analytics && (!read.isError || read.isFetching)) return <TrendSkeleton />
  if (!analytics)
    return (
      <ErrorBox onRetry={() => void read.refetch()}>
        <Trans>Failed to load analytics data</Trans>
      </ErrorBox>
    )
  if (analytics.clients.length === 0) return <NoClients canInvite={role === 'nutritionist'} />
  return (
    <TrendFigures isOld={isOld}>
      <AnalyticsCards analytics={analytics} />
      <TargetSummary analytics={analytics} />
      <AnalyticsCharts analytics={analytics} />
    </TrendFigures>
  )
}

function RangeWords({ analytics: { range, clients } }: { analytics: RangeAnalytics }) {
  const format = useFormat()
  const [first, last] = [
    format.nearDay(range.from, range.to, 'date'),
    format.nearDay(range.to, range.from, 'date'),
  ]
  return (
    <>
      <Trans>
        {first} – {last}
      </Trans>
      {' · '}
      <Plural value={clients.length} one="# client" other="# clients" />
    </>
  )
}
