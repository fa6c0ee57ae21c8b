import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { profileQueries } from '@/entities/profile/queries'
import { AppearanceChoice } from '@/features/preferences/AppearanceChoice'
import { LanguageChoice } from '@/features/preferences/LanguageChoice'
import { TimeZoneChoice } from '@/features/preferences/TimeZoneChoice'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Section } from '@/shared/ui/Section'
import { AccessSection } from './AccessSection'
import { AccountSection } from './AccountSection'
import { DataSection } from './DataSection'
import { ProfileSection } from './ProfileSection'
import classes from './SettingsPage.module.css'

const route = getRouteApi('/_authed/settings')

/** Who the user is, how the app looks to them, and their account (spec section 2, DESIGN.md section 4). */
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
          <TimeZoneChoice userId={user.id} zone={profile.timezone} role={user.role} />
        </Section>
      )}
      <AccountSection user={user} email={email} />
      {user.role === 'client' && <AccessSection userId={user.id} zone={profile?.timezone} />}
      <DataSection user={user} email={email} />
    </div>
  )
}
