import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { changeProfile } from '@/entities/profile/change-profile'
import { profileKeys } from '@/entities/profile/queries'
import { AppError } from '@/shared/api/app-error'
import type { Role } from '@/shared/auth/session-store'
import { knownDeviceZone } from '@/shared/device/zone'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import { showToast } from '@/shared/ui/toast-store'
import { zoneChoices, zoneLabel } from './model/zone-choices'
import classes from './TimeZoneChoice.module.css'

/**
 * Moves a user to the clock of another zone (IANA name); calendars and bookings follow. Fails as AppError `invalid` for a zone
 * that the database does not know.
 */
function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (timezone: string) => changeProfile(userId, { timezone }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) }),
  })
}

const mostShown = 100

type Props = {
  userId: string
  /** IANA name of the zone that is saved. */
  zone: string
  role: Role
}

/** On whose clock a nutritionist's calendar is, and which day is a client's today for the nutritionist. Saved as soon as it is chosen, with a way back. */
export function TimeZoneChoice({ userId, zone, role }: Props) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { mutate, variables, error, isPending } = useSaveTimeZone(userId)
  const [isTouched, setTouched] = useState(false)
  const choices = useMemo(
    () => (isTouched ? zoneChoices(format, zone) : [{ value: zone, label: zoneLabel(format, zone) }]),
    [isTouched, format, zone],
  )
  const here = knownDeviceZone()

  function choose(next: string): void {
    if (next === zone) return
    mutate(next, {
      onSuccess: () => showToast({ text: msg`Time zone saved`, undo: () => mutate(zone) }),
    })
  }

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
        value={isPending ? variables : zone}
        disabled={isPending}
        onFocus={() => setTouched(true)}
        onChange={(next) => next && choose(next)}
        nothingFoundMessage={t`No such time zone. Try a large city nearby.`}
        comboboxProps={{ radius: 'md' }}
      />
      {error && (
        <ErrorBox onRetry={() => variables && choose(variables)}>
          {error instanceof AppError && error.code === 'invalid' ? (
            <Trans>The server does not know this time zone. Choose another one with the same clock.</Trans>
          ) : (
            i18n._(errorText(error))
          )}
        </ErrorBox>
      )}
      {here !== undefined && here !== zone && !isPending && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={() => choose(here)}>
              <Trans>Use it</Trans>
            </Button>
          }
        >
          <HereNote label={zoneLabel(format, here)} />
        </QuietNote>
      )}
    </>
  )
}

function HereNote({ label }: { label: string }) {
  return <Trans>This device is in another zone: {label}.</Trans>
}
