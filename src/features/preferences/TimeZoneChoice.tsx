import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { changeProfile } from '@/entities/profile/change-profile'
import { profileKeys } from '@/entities/profile/queries'
import { AppError } from '@/shared/api/app-error'
import type { Role } from '@/shared/auth/session-store'
import { knownDeviceZone } from '@/shared/device/zone'
import { useMinute } from '@/shared/lib/use-minute'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import { showToast } from '@/shared/ui/toast-store'
import { zoneChoices, zoneLabel } from './model/zone-choices'
import { isElsewhere } from './model/zone-step'
import classes from './TimeZoneChoice.module.css'

/** Whether a zone that is chosen stays, for a client; a nutritionist's stays in any case. */
type ZoneChange = { timezone?: string; is_timezone_pinned?: boolean }

/**
 * Moves a user to the clock of another zone (IANA name); calendars and bookings follow. Fails as AppError `invalid` for a zone
 * that the database does not know.
 */
function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ZoneChange) => changeProfile(userId, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) }),
  })
}

const mostShown = 100

type Props = {
  userId: string
  /** IANA name of the zone that is saved. */
  zone: string
  /** It stays, wherever this device is. */
  isPinned: boolean
  role: Role
}

/** On whose clock a nutritionist's calendar is, and which day is a client's today for the nutritionist. Saved as soon as it is chosen, with a way back. */
export function TimeZoneChoice({ userId, zone, isPinned, role }: Props) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { mutate, variables, error, isPending } = useSaveTimeZone(userId)
  const [isTouched, setTouched] = useState(false)
  const choices = useMemo(
    () => (isTouched ? zoneChoices(format, zone) : [{ value: zone, label: zoneLabel(format, zone) }]),
    [isTouched, format, zone],
  )
  const here = knownDeviceZone()
  const isClient = role === 'client'
  const before: ZoneChange = isClient ? { timezone: zone, is_timezone_pinned: isPinned } : { timezone: zone }

  function save(change: ZoneChange): void {
    mutate(change, {
      onSuccess: () => showToast({ text: msg`Time zone saved`, undo: () => mutate(before) }),
    })
  }
  /** A client's zone that was chosen by hand would be gone with the next look at the device. */
  function choose(next: string): void {
    if (next !== zone) save(isClient ? { timezone: next, is_timezone_pinned: true } : { timezone: next })
  }
  const follow = (isFollowing: boolean) =>
    save({ is_timezone_pinned: !isFollowing, ...(isFollowing && here !== undefined && { timezone: here }) })

  return (
    <>
      <Select
        label={t`Time zone`}
        description={
          role === 'nutritionist'
            ? t`Your calendar and your appointments are shown on this clock.`
            : t`On this clock your nutritionist sees your today.`
        }
        classNames={{ input: 'f-input', label: 'f-label', option: classes.option }}
        data={choices}
        limit={mostShown}
        searchable
        allowDeselect={false}
        value={(isPending ? variables.timezone : undefined) ?? zone}
        disabled={isPending}
        onFocus={() => setTouched(true)}
        onChange={(next) => next && choose(next)}
        nothingFoundMessage={t`No such time zone. Try a large city nearby.`}
        comboboxProps={{ radius: 'md' }}
      />
      {error && (
        <ErrorBox onRetry={() => variables && save(variables)}>
          {error instanceof AppError && error.code === 'invalid' ? (
            <Trans>The server does not know this time zone. Choose another one with the same clock.</Trans>
          ) : (
            i18n._(errorText(error))
          )}
        </ErrorBox>
      )}
      {isClient && (
        <Checkbox
          label={t`Follow this device`}
          description={t`When this device is in another zone, your days move there with you.`}
          checked={isPending ? !(variables.is_timezone_pinned ?? isPinned) : !isPinned}
          disabled={isPending}
          onChange={({ currentTarget }) => follow(currentTarget.checked)}
        />
      )}
      {!isPending && (
        <HereNote zone={zone} onUse={(zoneHere) => (isClient ? follow(true) : choose(zoneHere))} />
      )}
    </>
  )
}

/** Says that this device is on another clock than the zone, and offers its own. */
function HereNote({ zone, onUse }: { zone: string; onUse: (here: string) => void }) {
  const format = useFormat()
  const now = useMinute()
  const here = knownDeviceZone()
  if (!isElsewhere(here, zone, now)) return null
  const label = zoneLabel(format, here)
  return (
    <QuietNote
      action={
        <Button variant="subtle" onClick={() => onUse(here)}>
          <Trans>Use it</Trans>
        </Button>
      }
    >
      <Trans>This device is in another zone: {label}.</Trans>
    </QuietNote>
  )
}
