import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOutbox } from '@/shared/outbox/outbox'

/** What to ask before a log-out takes entries that are not sent yet from this device; undefined where there are none. */
export function useUnsentQuestion(): { title: ReactNode; text: ReactNode } | undefined {
  const count = useOutbox().length
  if (count === 0) return undefined
  return {
    title: <Trans>Log out before everything is sent?</Trans>,
    text: (
      <Trans>
        Some entries are saved on this device only. Logging out removes them. Stay logged in and go online to
        send them.
      </Trans>
    ),
  }
}
