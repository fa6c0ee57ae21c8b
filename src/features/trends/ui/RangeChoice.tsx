import { Plural, Trans } from '@lingui/react/macro'
import { type ReportRange, reportRanges } from '@/entities/progress'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'

type Props = { days: ReportRange; onChange: (days: ReportRange) => void }

/** How many days everything on the screen looks back. */
export function RangeChoice({ days, onChange }: Props) {
  return (
    <SegmentedRadio
      legend={
        <span className="vh">
          <Trans>Period</Trans>
        </span>
      }
      options={reportRanges.map((range) => ({
        value: String(range),
        label: <Plural value={range} one="# day" other="# days" />,
      }))}
      value={String(days)}
      onChange={(chosen) => onChange(reportRanges.find((range) => String(range) === chosen) ?? days)}
    />
  )
}
