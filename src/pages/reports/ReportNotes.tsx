import { Plural, Trans } from '@lingui/react/macro'
import { UnsentCount } from '@/shared/log/ui/UnsentCount'
import { QuietNote } from '@/shared/ui/QuietNote'
import type { ReportOnScreen } from './report-with-unsent'

/** What of the figures is on this device only, and what is not in them. */
export function ReportNotes({ report: { unread, unsent, uncounted } }: { report: ReportOnScreen }) {
  return (
    <>
      {unread && (
        <QuietNote>
          <Trans>You see what this device knows of these days. What was logged elsewhere is not in it.</Trans>
        </QuietNote>
      )}
      <UnsentCount count={unsent} />
      {uncounted > 0 && (
        <p className="muted small">
          <Plural
            value={uncounted}
            one="# measurement that is saved here is counted once it is sent: its day has others."
            other="# measurements that are saved here are counted once they are sent: their days have others."
          />
        </p>
      )}
    </>
  )
}
