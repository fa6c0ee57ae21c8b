import { Trans } from '@lingui/react/macro'
import { CalendarProblem } from './ui/CalendarProblem'

/** Why a booking was neither confirmed nor declined. */
export function BookingProblem({ error }: { error: Error }) {
  return <CalendarProblem error={error} failure={<Trans>Failed to update appointment</Trans>} />
}
