import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { profileQueries } from '@/entities/profile/queries'
import { ClientProfileForm } from '@/features/client-profile'
import { AppearanceChoice, LanguageChoice, TimeZoneChoice } from '@/features/preferences'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Section } from '@/shared/ui/Section'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import { AccountSection } from './AccountSection'
import { DataSection } from './DataSection'
import { ProfileElsewhere } from './ProfileElsewhere'
import classes from './SettingsPage.module.css'

const route = getRouteApi('/_authed/settings')

/** Who the user is, how the app looks to them, and their account (spec section 2, DESIGN.md section 4). */
export function SettingsPage() {
  const { t, i18n } = useLingui()
  const { user } = route.useRouteContext()
  const read = useQuery(profileQueries.own(user.id))
  const { data: profile, error, refetch, isFetching } = read
  const email = profile?.email ?? user.email
  const isClient = user.role === 'client'
  return (
    <div className={classes.page}>
      <PageHeader title={t`Settings`} />
      <RefreshProblem of={[read]} />
      <Section title={<Trans>Profile</Trans>}>
        {!profile && error && (
          <ErrorBox onRetry={() => void refetch()} isRetrying={isFetching}>
            {i18n._(errorText(error))}
          </ErrorBox>
        )}
        {!isClient && <ProfileElsewhere />}
        {isClient && profile && <ClientProfileForm key={profile.id} profile={profile} />}
        {isClient && !profile && !error && (
          <div className={classes.waiting}>
            <SkeletonBlock shape="card" />
            <SkeletonList rows={6} />
          </div>
        )}
      </Section>
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
      <DataSection user={user} email={email} />
    </div>
  )
}
