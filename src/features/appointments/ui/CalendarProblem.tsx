import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { calendarProblemText, isSaidInFull } from '../model/calendar-problem'

type Props = {
  error: Error
  /** What failed, where no rule says why. */
  failure: ReactNode
}

/** Why something did not happen in the calendar. */
export function CalendarProblem({ error, failure }: Props) {
  const { _ } = useLingui()
  const why = _(calendarProblemText(error))
  if (isSaidInFull(error)) return <ErrorBox>{why}</ErrorBox>
  return (
    <ErrorBox>
      {failure}. {why}
    </ErrorBox>
  )
}
