import { Plural, Trans } from '@lingui/react/macro'
import { TargetStatusMark } from './TargetStatusMark'
import { isRecent } from '@/shared/lib/day-window'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
import type { Standing } from './standings'

type Props = {
  standing: Standing
  /** Writes a figure of the target with its unit or without. */
  write: (value: number) => string
  /** The last day of the range that the standing is of. */
  lastDay: Day
}

/** Where a client is with a target, in words and with its mark: what it is of, when it was measured, how many days were judged. */
export function StandingNow({ standing, write, lastDay }: Props) {
  const { value, isSoFar, sumOfDays, status, judgement, countedDays, measuredDay } = standing
  const reached = value === null ? '–' : write(value)
  return (
    <>
      <span className="muted small">
        {isSoFar ? (
          <Trans>Today so far: {reached}</Trans>
        ) : sumOfDays !== null ? (
          <Plural value={sumOfDays} one={`${reached} in # day`} other={`${reached} in # days`} />
        ) : (
          <Trans>Now: {reached}</Trans>
        )}
        {measuredDay !== null && !isRecent(measuredDay, lastDay) && <MeasuredOn day={measuredDay} />}
        {judgement && judgement.days < countedDays && (
          <JudgedDays judged={judgement.days} counted={countedDays} />
        )}
      </span>
      {status && <TargetStatusMark status={status} />}
    </>
  )
}

function MeasuredOn({ day }: { day: Day }) {
  const date = useNearDay()(day, 'short')
  return (
    <>
      , <Trans>measured on {date}</Trans>
    </>
  )
}

/** The target is younger than the range. */
function JudgedDays({ judged, counted }: { judged: number; counted: number }) {
  return (
    <>
      {' '}
      <Trans>
        (judged on {judged} of {counted} days)
      </Trans>
    </>
  )
}
