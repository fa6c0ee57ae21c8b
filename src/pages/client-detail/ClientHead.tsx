import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { genderTexts } from '@/entities/profile/gender-texts'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { PageHeader } from '@/shared/ui/PageHeader'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import type { ClientDetail } from './client-detail'
import classes from './ClientHead.module.css'

type Props = { profile: ClientDetail['profile']; since: string; onWrite: () => void }

/** Who the client is, and the quick actions. */
export function ClientHead({ profile, since, onWrite }: Props) {
  const { day } = useFormat()
  const { id, name, email, objectives } = profile
  const start = day(toDay(new Date(since)), 'full')
  return (
    <div className={classes.head}>
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(profile.profile_picture_url)} size="lg" />
      <div className={classes.words}>
        <PageHeader title={name}>
          <Trans>Client since {start}</Trans>
          {email && (
            <>
              {' · '}
              <span className={classes.email}>{email}</span>
            </>
          )}
        </PageHeader>
        <Person profile={profile} />
        {objectives && <p className={classes.aim}>{objectives}</p>}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/clients/$id/brief" params={{ id }} />}
        >
          <Trans>Session brief</Trans>
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/analytics" search={(now) => ({ ...now, client: id })} />
          )}
        >
          <Trans>Analytics</Trans>
        </Button>
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link {...props} to="/calendar" search={(now) => ({ ...now, client: id })} />
          )}
        >
          <Trans>Schedule Session</Trans>
        </Button>
        <Button onClick={onWrite}>
          <Trans>Send Message</Trans>
        </Button>
      </div>
    </div>
  )
}

/** What clients may tell of themselves, in one line; nothing where they told nothing. */
function Person({ profile: { age, gender, occupation } }: { profile: ClientDetail['profile'] }) {
  const { t, i18n } = useLingui()
  const told = [age !== null && t`Age: ${age}`, gender && i18n._(genderTexts[gender]), occupation]
  const line = told.filter(Boolean).join(' · ')
  return line && <p className={`muted ${classes.aim}`}>{line}</p>
}
