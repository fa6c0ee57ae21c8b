import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { isRecent } from '@/shared/lib/day-window'
import { joinDays } from '@/shared/lib/join-days'
import { wantedWay } from '@/shared/lib/wanted-way'
import { Sparkline } from '@/shared/ui/charts/Sparkline'
import { Delta } from '@/shared/ui/Delta'
import type { ClientOverview } from './client-overview'
import { weightChange } from './figures'
import classes from './WeightNow.module.css'

type Props = {
  client: ClientOverview
  /** Grey where the reason beside it is the news. */
  tone?: 'series' | 'quiet'
}

/** A client's latest weight, its day where that is long ago, how it changed since the one before, and the last 30 days at a glance. */
export function WeightNow({ client, tone = 'series' }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const nearDay = useNearDay()
  const {
    latest_weight: latest,
    latest_weight_day: measured,
    previous_weight: previous,
    weight_course: course,
  } = client
  if (latest === null)
    return (
      <p className="muted small">
        <Trans>No weight yet</Trans>
      </p>
    )
  const change = weightChange(client)
  const isOld = measured !== null && !isRecent(measured, client.today)
  const hasCourse = course.filter((weight) => weight !== null).length > 1
  return (
    <div className={classes.weight}>
      {hasCourse && (
        <span data-part="course">
          <Sparkline values={course} joinDays={joinDays} kind={tone === 'quiet' ? 'target' : 'series'} />
        </span>
      )}
      <p className={classes.figures}>
        <b className="num">
          {number(latest, 1)} {t`kg`}
        </b>
        {isOld && <span className="muted small">{nearDay(measured, 'date')}</span>}
        {change !== undefined && (
          <Delta value={change} unit={t`kg`} good={wantedWay(previous, client.target_weight)} />
        )}
      </p>
    </div>
  )
}
