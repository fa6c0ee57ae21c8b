import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { dailyTargets } from '@/entities/client-target/daily-targets'
import { noAims } from '@/entities/client-target/target'
import { standings } from '@/entities/client-target/target-status'
import { MessageDialog } from '@/features/chat/MessageDialog'
import { RecentMessages } from '@/features/chat/RecentMessages'
import { useLiveMessages } from '@/features/chat/use-live-messages'
import { MoodStudy } from '@/features/mood/MoodStudy'
import { TargetsPanel } from '@/features/targets/TargetsPanel'
import type { SessionUser } from '@/shared/auth/session-store'
import type { Day } from '@/shared/lib/day'
import { useMinute } from '@/shared/lib/use-minute'
import { isKnownZone, wallTime } from '@/shared/lib/zoned-time'
import { MoreLink } from '@/shared/ui/MoreLink'
import { Section } from '@/shared/ui/Section'
import { ActivityProgress } from './activity/ActivityProgress'
import classes from './ClientDetailPage.module.css'
import { ClientFacts } from './ClientFacts'
import { ClientHead } from './ClientHead'
import type { OpenClient } from './queries'

/** What `figures` of an opened client cover. */
const figuresDays = 30

type Props = { user: SessionUser; detail: OpenClient }

/** Header and quick actions, activity, targets, the recent communication, and the moods. */
export function Detail({ user, detail }: Props) {
  const { t } = useLingui()
  const [isWriting, { open, close }] = useDisclosure(false)
  const { profile, targets } = detail
  const client = { id: profile.id, name: profile.name }
  const today = useDayOf(profile.timezone) ?? detail.today
  const daily = dailyTargets(targets)
  useLiveMessages('client', client.id)
  const stands = standings(targets ?? noAims, detail.figures, figuresDays)
  return (
    <>
      <ClientHead profile={profile} since={detail.since} onWrite={open} />
      <ClientFacts detail={detail} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ActivityProgress
            clientId={client.id}
            today={today}
            targets={{
              calories: daily.eaten,
              burned: daily.burned,
              weeklyMinutes: targets?.target_weekly_exercise_minutes ?? null,
            }}
          />
        </div>
        <div className={classes.aside}>
          <TargetsPanel nutritionistId={user.id} clientId={client.id} target={targets} standings={stands} />
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
