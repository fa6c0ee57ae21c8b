import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { standings } from '@/entities/client-target/standings'
import { MessageDialog } from '@/features/chat/MessageDialog'
import { RecentMessages } from '@/features/chat/RecentMessages'
import { useLiveMessages } from '@/features/chat/use-live-messages'
import { MoodStudy } from '@/features/mood/MoodStudy'
import { TargetsPanel } from '@/features/targets/TargetsPanel'
import type { SessionUser } from '@/shared/auth/session-store'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { useMinute } from '@/shared/lib/use-minute'
import { isKnownZone, wallTime } from '@/shared/lib/zoned-time'
import { MoreLink } from '@/shared/ui/MoreLink'
import { Section } from '@/shared/ui/Section'
import { ActivityProgress } from './activity/ActivityProgress'
import classes from './ClientDetailPage.module.css'
import { ClientFacts } from './ClientFacts'
import { ClientHead } from './ClientHead'
import type { ActivityWindow } from './activity-window'
import { clientDetailQueries, type OpenClient } from './queries'

type Props = {
  user: SessionUser
  detail: OpenClient
  window: ActivityWindow
  onWindowChange: (window: ActivityWindow) => void
}

/** Header and quick actions, activity, targets, the recent communication, and the moods. */
export function Detail({ user, detail, window: asked, onWindowChange }: Props) {
  const { t } = useLingui()
  const [isWriting, { open, close }] = useDisclosure(false)
  const { profile, targets } = detail
  const client = { id: profile.id, name: profile.name }
  const today = useDayOf(profile.timezone) ?? detail.today
  const window = {
    ...asked,
    until: asked.until !== undefined && asked.until < today ? asked.until : undefined,
  }
  const range = daysUpTo(window.until ?? today, window.days)
  const read = useQuery(clientDetailQueries.activity(client.id, window, today))
  useLiveMessages('client', client.id)
  return (
    <>
      <ClientHead profile={profile} since={detail.since} onWrite={open} />
      <ClientFacts detail={detail} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ActivityProgress
            clientId={client.id}
            today={today}
            window={window}
            range={range}
            onWindowChange={onWindowChange}
            read={read}
          />
        </div>
        <div className={classes.aside}>
          <TargetsPanel
            nutritionistId={user.id}
            clientId={client.id}
            target={targets}
            activity={read.data && { standings: standings(read.data.figures), range: read.data.range }}
          />
          <Section
            title={t`Recent communication`}
            action={
              <MoreLink
                to="/feedback"
                search={(now) => ({ ...now, client: client.id })}
                label={t`View all messages`}
              >
                <Trans>View all</Trans>
              </MoreLink>
            }
          >
            <RecentMessages user={user} client={client} />
          </Section>
        </div>
      </div>
      <MoodStudy clientId={client.id} today={today} />
      <MessageDialog opened={isWriting} onClose={close} user={user} client={client} />
    </>
  )
}

/** The calendar day in a zone, which moves on at its midnight; undefined for a zone that this browser does not know. */
function useDayOf(zone: string): Day | undefined {
  const now = useMinute()
  return isKnownZone(zone) ? wallTime(now, zone).day : undefined
}
