import { Plural, Trans } from '@lingui/react/macro'
import { QuietNote } from '@/shared/ui/QuietNote'
import { type Limit, weeklyLimit } from '../model/limits'

/** Why times of a day cannot be chosen, before anybody tries. */
export function LimitNotes({ limits }: { limits: ReadonlySet<Limit | undefined> }) {
  return (
    <>
      {limits.has('same-day') && (
        <QuietNote>
          <Trans>
            You already have an appointment on this day of your nutritionist. One a day can be booked.
          </Trans>
        </QuietNote>
      )}
      {limits.has('week') && (
        <QuietNote>
          <Plural
            value={weeklyLimit}
            one="You already have # appointment in this week, and more cannot be booked. Choose a day of another week."
            other="You already have # appointments in this week, and more cannot be booked. Choose a day of another week."
          />
        </QuietNote>
      )}
    </>
  )
}
