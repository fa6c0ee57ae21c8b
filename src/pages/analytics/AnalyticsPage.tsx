import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ReportRange, reportRanges } from '@/entities/progress/report-range'
import { ExportButton } from '@/features/progress/ExportButton'
import { ExportProblem } from '@/features/progress/ExportProblem'
import { TrendFigures, TrendScreen } from '@/features/progress/TrendScreen'
import { TrendSkeleton } from '@/features/progress/TrendSkeleton'
import { useCsvExport } from '@/features/progress/use-csv-export'
import { useFormat } from '@/shared/i18n/format'
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

/** How a nutritionist's clients do over a range of days, all or one, and its export (spec section 2, analytics). */
export function AnalyticsPage() {
  const { t, i18n } = useLingui()
  const { user } = route.useRouteContext()
  const today = useToday()
  const client = useQueryClient()
  const [days, setDays] = useState<ReportRange>(7)
  const [clientId, setClientId] = useState<string | null>(null)
  const query = analyticsQueries.range(user.id, days, clientId, today)
  const read = useQuery(query)
  const exporting = useCsvExport(analyticsFileName(today), async () => {
    const fresh = await client.fetchQuery(query)
    return analyticsTable(fresh.days, fresh.range, i18n)
  })
  useEffect(warmCharts, [])

  const analytics = read.data
  const hasFailed = read.isError && !analytics && !read.isFetching
  if (clientId !== null && analytics && !analytics.clients.some(({ id }) => id === clientId))
    setClientId(null)

  return (
    <TrendScreen
      title={t`Analytics`}
      words={analytics && <RangeWords analytics={analytics} />}
      tools={
        <>
          <DaysChoice legend={t`Period`} options={reportRanges} days={days} onChange={setDays} />
          <ClientChoice clients={analytics?.clients ?? []} value={clientId} onChange={setClientId} />
          <ExportButton {...exporting} />
        </>
      }
    >
      <ExportProblem {...exporting} />
      <RefreshProblem of={[read]} />
      {hasFailed && (
        <ErrorBox onRetry={() => void read.refetch()}>
          <Trans>Failed to load analytics data</Trans>
        </ErrorBox>
      )}
      {analytics ? (
        <AnalyticsBody analytics={analytics} isOld={read.isPlaceholderData} role={user.role} />
      ) : (
        !hasFailed && <TrendSkeleton />
      )}
    </TrendScreen>
  )
}

type BodyProps = { analytics: RangeAnalytics; isOld: boolean; role: string }

function AnalyticsBody({ analytics, isOld, role }: BodyProps) {
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
