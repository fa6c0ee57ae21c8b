import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ReportRange, reportRanges } from '@/entities/progress/report-range'
import { MoodPanel } from '@/features/mood/MoodPanel'
import { ExportButton } from '@/features/progress/ExportButton'
import { ExportProblem } from '@/features/progress/ExportProblem'
import { TrendFigures, TrendScreen } from '@/features/progress/TrendScreen'
import { TrendSkeleton } from '@/features/progress/TrendSkeleton'
import { useCsvExport } from '@/features/progress/use-csv-export'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { daysUpTo } from '@/shared/lib/day-window'
import { usePressed } from '@/shared/lib/use-pressed'
import { useToday } from '@/shared/lib/use-today'
import { warmCharts } from '@/shared/ui/charts/load-plots'
import { DaysChoice } from '@/shared/ui/DaysChoice'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { reportFileName, reportTable } from './report-csv'
import { knowsTargets } from './report-on-device'
import { ReportCharts } from './ReportCharts'
import { ReportNotes } from './ReportNotes'
import { ReportTiles } from './ReportTiles'
import { TargetsBanner } from './TargetsBanner'
import { useReport } from './use-report'

const route = getRouteApi('/_authed/reports')
const usualDays: ReportRange = 7

/** A client's progress over a range of days, and its export. */
export function ReportsPage() {
  const { t, i18n } = useLingui()
  const { user } = route.useRouteContext()
  const today = useToday()
  const { days: inAddress = usualDays } = route.useSearch()
  const [days, setDays] = usePressed<ReportRange>(inAddress, show)
  const navigate = route.useNavigate()
  const { read, report, hasFailed, readAnew } = useReport(user.id, days, today)
  const exporting = useCsvExport(reportFileName(today), async () => {
    const fresh = await readAnew()
    return reportTable(fresh.days, fresh.range, i18n)
  })
  useEffect(warmCharts, [])

  function show(next: ReportRange): void {
    void navigate({
      search: (now) => ({ ...now, days: next === usualDays ? undefined : next }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <TrendScreen
      title={t`Reports`}
      words={<RangeWords days={days} devices={read.data?.devices} />}
      tools={
        <>
          <DaysChoice legend={t`Period`} options={reportRanges} days={days} onChange={setDays} />
          <ExportButton {...exporting} />
        </>
      }
    >
      <ExportProblem {...exporting} />
      <RefreshProblem of={[read]} />
      {hasFailed && <ErrorBox onRetry={() => void read.refetch()}>{i18n._(errorText(read.error))}</ErrorBox>}
      {report ? (
        <TrendFigures isOld={read.isPlaceholderData}>
          <ReportNotes report={report} />
          {knowsTargets(report) && <TargetsBanner report={report} />}
          <ReportTiles report={report} />
          <ReportCharts report={report} />
        </TrendFigures>
      ) : (
        !hasFailed && <TrendSkeleton />
      )}
      <MoodPanel
        clientId={user.id}
        today={today}
        days={days}
        isReady={hasFailed || read.data?.length === days}
      />
    </TrendScreen>
  )
}

function RangeWords({ days, devices }: { days: ReportRange; devices: number | undefined }) {
  const format = useFormat()
  const { from, to } = daysUpTo(useToday(), days)
  const [first, last] = [format.nearDay(from, to, 'date'), format.nearDay(to, from, 'date')]
  return (
    <>
      <Trans>
        {first} – {last}
      </Trans>
      {devices !== undefined && (
        <>
          {' · '}
          <Plural value={devices} one="# connected device" other="# connected devices" />
        </>
      )}
    </>
  )
}
