import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profileQueries } from '@/entities/profile/queries'
import { ClientProfileForm } from '@/features/client-profile/ClientProfileForm'
import type { SessionUser } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconUserCircle } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import classes from './SettingsPage.module.css'

/** Who the user is: a client's form, and for everyone else where it is. */
export function ProfileSection({ user }: { user: SessionUser }) {
  const { i18n } = useLingui()
  const { data: profile, error, refetch, isFetching } = useQuery(profileQueries.own(user.id))
  const isClient = user.role === 'client'
  return (
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
  )
}

/** For everyone but clients: that there are no settings of their profile yet, and the way to what there is. */
function ProfileElsewhere() {
  return (
    <EmptyState
      icon={<IconUserCircle />}
      title={<Trans>Profile settings for nutritionists are coming soon</Trans>}
      text={
        <Trans>What clients see of you, your name and your photo are in your professional profile.</Trans>
      }
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/profile" />}>
          <Trans>Go to the professional profile</Trans>
        </Button>
      }
    />
  )
}
