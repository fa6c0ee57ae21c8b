import { Trans } from '@lingui/react/macro'
import type { OnlyHere } from '../only-here'

/** Says what a log-out takes from this device; nothing where nothing is lost. */
export function LogOutLoss({ of }: { of: OnlyHere }) {
  if (of === 'nothing') return null
  return of === 'unsent' ? (
    <Trans>
      Some entries are saved on this device only. Logging out removes them. Stay logged in and go online to
      send them.
    </Trans>
  ) : (
    <Trans>
      Something you entered is not saved yet. It is kept on this device only, and logging out removes it.
    </Trans>
  )
}
