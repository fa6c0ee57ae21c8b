import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '@/entities/appointment/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { useMinute } from '@/shared/lib/use-minute'
import { deviceZone, zoneOrDevices } from '@/shared/device/zone'
import { wallTime } from '@/shared/lib/zoned-time'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './CalendarPage.module.css'
import { OfferMonth } from './OfferMonth'
import { SessionWith } from './SessionWith'

type Props = {
  user: SessionUser
  /** With whom a session is wanted. */
  clientId: string | undefined
}

/** A nutritionist's slots: offered, booked, answered, on the wall clock of the profile. */
export function NutritionistCalendar({ user, clientId }: Props) {
  const { t } = useLingui()
  const now = useMinute()
  const read = useQuery(appointmentQueries.timeZone(user.id))
  const zone = zoneOrDevices(read.data)
  return (
    <div className={classes.page}>
      <PageHeader title={t`Schedule`}>
        <ClockWords zone={zone} now={now} />
      </PageHeader>
      <RefreshProblem of={[read]} />
      {clientId !== undefined && <SessionWith key={clientId} user={user} clientId={clientId} />}
      {read.isPending && <SkeletonList rows={6} />}
      {read.isLoadingError && (
        <LoadProblem read={read} failure={<Trans>Failed to load appointments</Trans>} />
      )}
      {read.data && (
        <OfferMonth
          key={zone}
          nutritionistId={user.id}
          zone={zone}
          today={wallTime(now, zone).day}
          now={now}
        />
      )}
    </div>
  )
}

/** Slots last 20 minutes; whose clock it is, where this device shows another time. */
function ClockWords({ zone, now }: { zone: string; now: number }) {
  const format = useFormat()
  const name = format.zone(zone)
  if (wallTime(now, zone).time === wallTime(now, deviceZone(zone)).time)
    return <Trans>Slots last 20 minutes. Clients see them at once.</Trans>
  return <Trans>Slots last 20 minutes. Times are those of your profile ({name}), not of this device.</Trans>
}
