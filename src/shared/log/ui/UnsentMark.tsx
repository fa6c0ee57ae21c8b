import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '../../ui/icons'
import { isWaiting, type OutboxItem, useOutbox } from '../outbox'
import classes from './UnsentMark.module.css'

/** Says of an entry in a list that it is on this device only, and what is to be done; nothing of one that is stored. */
export function UnsentMark({ id }: { id: string }) {
  const { i18n } = useLingui()
  const item = useOutbox().find((each) => each.id === id)
  if (!item) return null
  const waits = isWaiting(item)
  const Icon = waits ? IconClock : IconAlertTriangle
  return (
    <span className={classes.mark} data-problem={!waits || undefined}>
      <Icon className="icon" aria-hidden />
      {i18n._(waits ? msg`Saved here, not sent yet` : problemText(item))}
    </span>
  )
}

function problemText({ problem, payload }: OutboxItem): MessageDescriptor {
  if ((payload as { isDeleted?: true }).isDeleted)
    return msg`You deleted this, but it was changed elsewhere. Delete it again, or open it to keep it.`
  if (problem?.code === 'conflict')
    return msg`Changed elsewhere. Open it and save it to choose the version that stays.`
  if (problem?.code === 'not-found') return msg`Deleted elsewhere. Open it and save it to keep it.`
  if (problem?.code === 'day-to-come')
    return msg`Not accepted: this day is still to come. Open it and choose an earlier day.`
  if (problem?.code === 'day-full')
    return msg`Not accepted: the day would have more than 24 hours. Open it and change the hours or the day.`
  return msg`Not accepted. Open it, check what you entered and save it again.`
}
