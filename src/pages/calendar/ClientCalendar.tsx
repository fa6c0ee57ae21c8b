import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Booking, Host } from '@/entities/appointment/appointment'
import { appointmentQueries } from '@/entities/appointment/queries'
import { Bookings } from '@/features/appointments/Bookings'
import type { SessionUser } from '@/shared/auth/session-store'
import { deviceZone, knownDeviceZone } from '@/shared/device/zone'
import { type Day, shiftDay } from '@/shared/lib/day'
import { useMinute } from '@/shared/lib/use-minute'
import { useToday } from '@/shared/lib/use-today'
import { instantAt } from '@/shared/lib/zoned-time'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconStethoscope } from '@/shared/ui/icons'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { BookingMonth } from './BookingMonth'
import classes from './CalendarPage.module.css'

/** Whatever the nutritionist's zone, the present week has begun within these days. */
const daysBack = 8

/** From when on a client's bookings are read: this week's past ones count towards its limit. @returns ISO */
const bookingsSince = (today: Day): string => instantAt(shiftDay(today, -daysBack), '00:00', deviceZone())

/** The client's appointments, and the month in which the next one can be booked. */
export function ClientCalendar({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  const today = useToday()
  const now = useMinute()
  const ownZone = useQuery({
    ...appointmentQueries.timeZone(user.id),
    enabled: knownDeviceZone() === undefined,
  })
  const zone = deviceZone(ownZone.data)
  const host = useQuery(appointmentQueries.host(user.id))
  const bookings = useQuery(appointmentQueries.bookings(user.id, bookingsSince(today)))
  const toCome = ownZone.isLoading
    ? undefined
    : bookings.data?.filter(({ end_time }) => Date.parse(end_time) > now)
  const name = host.data?.name
  return (
    <div className={classes.page}>
      <PageHeader title={t`Appointments`}>{name && <Trans>With {name} · 20 minutes</Trans>}</PageHeader>
      <RefreshProblem of={[host, bookings]} />
      {bookings.isLoadingError && (
        <LoadProblem read={bookings} failure={<Trans>Failed to load appointments</Trans>} />
      )}
      {toCome && <Bookings clientId={user.id} bookings={toCome} zone={zone} now={now} />}
      <HostPart
        host={host}
        clientId={user.id}
        booked={bookings.isPending || ownZone.isLoading ? undefined : (bookings.data ?? [])}
        zone={zone}
        today={today}
        now={now}
      />
    </div>
  )
}

type HostProps = Omit<ComponentProps<typeof BookingMonth>, 'host' | 'booked'> & {
  host: UseQueryResult<Host | null>
  /** Undefined while it is being read. */
  booked: readonly Booking[] | undefined
}

/** What can be booked, as far as there is somebody to book with. */
function HostPart({ host, booked, ...month }: HostProps) {
  if (host.isLoadingError)
    return <LoadProblem read={host} failure={<Trans>Failed to load nutritionist information</Trans>} />
  if (host.data === null) return <NobodyYet />
  if (!host.data || !booked) return <SkeletonList rows={5} />
  return <BookingMonth key={host.data.id} host={host.data} booked={booked} {...month} />
}

function NobodyYet() {
  return (
    <EmptyState
      icon={<IconStethoscope />}
      title={<Trans>No nutritionist assigned</Trans>}
      text={<Trans>Once you are connected with a nutritionist, you can book appointments here.</Trans>}
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/nutritionists" />}>
          <Trans>Find a nutritionist</Trans>
        </Button>
      }
    />
  )
}
