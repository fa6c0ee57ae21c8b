import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { whenSettled } from '@/shared/api/when-settled'
import { schemaVersion } from '@/shared/config/schema-version'
import { useIsOnline } from '@/shared/lib/use-is-online'
import type { Senders } from '@/shared/log/courier'
import { isWaiting, type OutboxItem, useOutbox } from '@/shared/log/outbox'
import { QuietNote } from '@/shared/ui/QuietNote'
import classes from './DeviceNotes.module.css'
import { ClockNote } from './ui/ClockNote'
import { ReloadButton } from './ui/ReloadButton'
import { UnreadableItems } from './ui/UnreadableItems'
import { useNewRelease } from './ui/use-new-release'
import { useSchemaVersion } from './ui/use-schema-version'
import { useSending } from './ui/use-sending'
import { VersionDifference } from './ui/VersionDifference'

/** The address where an item that waits on this device is shown. */
function placeOf({ kind, payload }: OutboxItem): string {
  if (kind === 'message') return `/feedback?client=${(payload as { client_id: string }).client_id}`
  if (kind === 'measurement') return '/measurements'
  const { date: day } = (payload as { row: { date: string } }).row
  return kind === 'meal' ? `/food-log?day=${day}` : `/exercise-log?day=${day}&log=${kind}`
}

type Props = {
  userId: string
  senders: Senders
  /** More to be known, after what this says of the clock. */
  children?: ReactNode
}

/** What the user should know about this device: no network, what is not sent yet, a newer release, another one in the database. */
export function DeviceNotes({ userId, senders, children }: Props) {
  const isOnline = useIsOnline()
  const { isSending, sendNow } = useSending(userId, senders)
  const navigate = useNavigate()
  const items = useOutbox()
  // A message that is on its way for the first time says so where it stands.
  const waiting = items.filter(
    (item) => isWaiting(item) && (item.kind !== 'message' || item.problem || !isOnline),
  ).length
  const isUnreadable = ({ problem }: (typeof items)[number]) => problem?.name === 'UnreadableItem'
  const unreadable = items.filter(isUnreadable)
  const refused = items.filter((item) => !isWaiting(item) && !isUnreadable(item))
  const [first] = refused
  return (
    <div className={classes.notes}>
      <ClockNote />
      {children}
      {!isOnline && (
        <QuietNote>
          <Trans>
            You are offline. You see what was loaded last; what you log is kept here and sent later.
          </Trans>
        </QuietNote>
      )}
      {waiting > 0 && (
        <QuietNote
          action={
            isOnline && (
              <Button variant="subtle" loading={isSending} onClick={sendNow}>
                <Trans>Send now</Trans>
              </Button>
            )
          }
        >
          <Plural
            value={waiting}
            one="# entry is saved on this device and not sent yet."
            other="# entries are saved on this device and not sent yet."
          />
        </QuietNote>
      )}
      {first && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={() => void navigate({ href: placeOf(first) })}>
              <Trans>Look at it</Trans>
            </Button>
          }
        >
          <Plural
            value={refused.length}
            one="# entry could not be stored. It is still on this device."
            other="# entries could not be stored. They are still on this device."
          />
        </QuietNote>
      )}
      {unreadable.length > 0 && <UnreadableItems items={unreadable} />}
      <NewReleaseNote isOnline={isOnline} />
      <SchemaNote isOnline={isOnline} />
    </div>
  )
}

/** Offers the newer release that is ready. */
function NewReleaseNote({ isOnline }: { isOnline: boolean }) {
  const isOutdated = useNewRelease()
  if (!isOutdated || !isOnline) return null
  return (
    <QuietNote action={<ReloadButton />}>
      <Trans>A new version of Day&amp;Plate is ready.</Trans>
    </QuietNote>
  )
}

/** Says that app and database are of two releases. Asks when the first screen has all that it reads. */
function SchemaNote({ isOnline }: { isOnline: boolean }) {
  const queryClient = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(queryClient, () => setSettled(true)), [queryClient])
  const stored = useSchemaVersion(isSettled && isOnline)
  if (stored === undefined || stored === schemaVersion) return null
  return (
    <QuietNote action={stored > schemaVersion && <ReloadButton />}>
      <VersionDifference stored={stored} />
    </QuietNote>
  )
}
