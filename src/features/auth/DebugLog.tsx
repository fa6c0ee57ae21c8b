import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type DebugEvent, debugLog } from './model/debug-log'
import classes from './DebugLog.module.css'

const eventTexts: Record<DebugEvent, MessageDescriptor> = {
  opened: msg`Screen opened`,
  missing: msg`A field was empty or wrong, nothing sent`,
  sent: msg`Sent to the backend`,
  accepted: msg`Accepted`,
  mailSent: msg`Accepted, the email address has to be confirmed`,
  notConfigured: msg`No backend is configured`,
  network: msg`The backend did not answer`,
  tooMany: msg`Refused: too many attempts`,
  unconfirmed: msg`Refused: the email address is not confirmed yet`,
  invalid: msg`Refused: unknown account or wrong password`,
  weakPassword: msg`Refused: the password is too weak`,
  refused: msg`Refused`,
  unknown: msg`Failed for an unknown reason`,
}

/** What happened on this screen and when, for whoever helps a user over the phone. Closed at first. */
export function DebugLog() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => debugLog.add('opened'), [])
  return (
    <details className={classes.log} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Debug log</Trans>
      </summary>
      {isOpen && <Entries />}
    </details>
  )
}

/** Apart from the closed log: a browser's first time of day costs a fifth of the whole login screen. */
function Entries() {
  const { t, i18n } = useLingui()
  const entries = useSyncExternalStore(debugLog.subscribe, debugLog.entries)
  return (
    <ol aria-label={t`Debug log`}>
      {entries.map(({ id, at, event }) => (
        <li key={id}>
          <time className="num" dateTime={at.toISOString()}>
            {at.toLocaleTimeString(i18n.locale)}
          </time>{' '}
          {i18n._(eventTexts[event])}
        </li>
      ))}
    </ol>
  )
}
