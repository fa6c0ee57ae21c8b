import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { profileQueries } from '@/entities/profile/queries'
import { AppearanceChoice } from '@/features/preferences/AppearanceChoice'
import { LanguageChoice } from '@/features/preferences/LanguageChoice'
import { TimeZoneChoice } from '@/features/preferences/TimeZoneChoice'
import { zoneOrDevices } from '@/shared/device/zone'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Section } from '@/shared/ui/Section'
import { AccountSection } from './AccountSection'
import { DataSection } from './DataSection'
import { HealthAccessList } from './HealthAccessList'
import { ProfileSection } from './ProfileSection'
import classes from './SettingsPage.module.css'

const route = getRouteApi('/_authed/settings')

/** Who the user is, how the app looks to them, and their account. */
export function SettingsPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const read = useQuery(profileQueries.own(user.id))
  const profile = read.data
  const email = profile?.email ?? user.email
  return (
    <div className={classes.page}>
      <PageHeader title={t`Settings`} />
      <RefreshProblem of={[read]} />
      <ProfileSection user={user} />
      <Section title={<Trans>Look and language</Trans>}>
        <AppearanceChoice />
        <LanguageChoice />
      </Section>
      {profile && (
        <Section title={<Trans>Time</Trans>}>
          <TimeZoneChoice
            userId={user.id}
            zone={profile.timezone}
            isPinned={profile.is_timezone_pinned}
            role={user.role}
          />
        </Section>
      )}
      <AccountSection user={user} email={email} />
      {user.role === 'client' && <AccessSection userId={user.id} zone={profile?.timezone} />}
      <DataSection user={user} email={email} />
    </div>
  )
}

type Props = {
  userId: string
  /** IANA name of the zone that is saved; undefined while it loads. */
  zone: string | undefined
}

/** Who opened a client's data, and what of that is not recorded. */
function AccessSection({ userId, zone }: Props) {
  return (
    <Section title={<Trans>Who opened your data</Trans>}>
      <p className="muted small">
        <Trans>
          Here you see when your nutritionist opened your page, and what anyone but you changed, for two
          years. What is read in other places, such as the figures in a list of clients, is not recorded.
        </Trans>
      </p>
      <HealthAccessList clientId={userId} zone={zoneOrDevices(zone)} />
    </Section>
  )
}
