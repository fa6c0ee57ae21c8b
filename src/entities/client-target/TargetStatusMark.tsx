import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCheck, IconChecks } from '@/shared/ui/icons'
import { type TargetStatus, targetStatusTexts } from './target-status'
import classes from './TargetStatusMark.module.css'

const marks = { achieved: IconChecks, onTrack: IconCheck, attention: IconAlertCircle }

/** Where the client stands with a target, in words with a mark. */
export function TargetStatusMark({ status }: { status: TargetStatus }) {
  const { i18n } = useLingui()
  const Mark = marks[status]
  return (
    <span className={classes.mark} data-status={status}>
      <Mark aria-hidden />
      {i18n._(targetStatusTexts[status])}
    </span>
  )
}
