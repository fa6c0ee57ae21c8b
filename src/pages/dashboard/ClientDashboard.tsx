import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MoodWindow } from '@/entities/mood/mood-window'
import { MoodAsk } from '@/features/mood/MoodAsk'
import { MoodPanel } from '@/features/mood/MoodPanel'
import type { SessionUser } from '@/shared/auth/session-store'
import { useIsOutOfReach } from '@/shared/lib/use-is-out-of-reach'
import { useToday } from '@/shared/lib/use-today'
import { focusScreen } from '@/shared/ui/focus-heading'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import classes from './ClientDashboard.module.css'
import { HealthSummary } from './HealthSummary'
import { dashboardQueries } from './queries'
import { useDayWithUnsent } from './use-day-with-unsent'
import { QuickActions } from './QuickActions'
import { RecentActivities } from './RecentActivities'
import { RecentMeals } from './RecentMeals'
import { TodayCard } from './TodayCard'
import { UnreadDayNote } from './UnreadDayNote'
import { WeightCard } from './WeightCard'

/** A client's day so far, the ways to the next entry, and how meals and moods go together. */
export function ClientDashboard({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  const { name } = user
  const today = useToday()
  const [moodDays, setMoodDays] = useState<MoodWindow>(7)
  const read = useQuery(dashboardQueries.day(user.id, today))
  const isOutOfReach = useIsOutOfReach(read)
  const day = useDayWithUnsent(user.id, today, read.data, isOutOfReach)
  return (
    <div className={classes.page}>
      <PageHeader title={t`Welcome back, ${name}`}>
        {day ? <HealthSummary day={day} /> : <Trans>Your day is loading…</Trans>}
      </PageHeader>
      <RefreshProblem of={[read]} />
      {isOutOfReach && <UnreadDayNote read={read} />}
      <div className={classes.two}>
        <TodayCard day={day} />
        <WeightCard day={day} today={today} />
      </div>
      {day && <MoodAsk userId={user.id} meals={day.unratedMeals} onGone={focusScreen} />}
      <QuickActions />
      <div className={classes.two}>
        <RecentMeals meals={day?.recent_meals} today={today} />
        <RecentActivities exercises={day?.recent_exercises} today={today} />
      </div>
      <MoodPanel
        clientId={user.id}
        today={today}
        days={moodDays}
        onDaysChange={setMoodDays}
        isReady={!read.isPending}
        withoutRecent
        emptyAction={<FirstMeal />}
      />
    </div>
  )
}

function FirstMeal() {
  return (
    <Button variant="light" renderRoot={(props) => <Link to="/food-log" hash="new-meal" {...props} />}>
      <Trans>Log meal</Trans>
    </Button>
  )
}
