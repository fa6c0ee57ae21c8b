import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Standing } from '@/entities/client-target/standings'
import { StandingNow } from '@/entities/client-target/StandingNow'
import type { Target } from '@/entities/client-target/target'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { type Day, toDay } from '@/shared/lib/day'
import { IconPencil } from '@/shared/ui/icons'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { targetNames } from '../model/target-texts'
import classes from '../TargetsPanel.module.css'
import { useTargetWords } from './use-target-words'

type Props = {
  target: Target
  /** Where the client stands, over which days; undefined while it loads. */
  activity: { standings: readonly Standing[]; range: { from: Day; to: Day } } | null | undefined
  onEdit: () => void
}

/** The targets that are set, each with where the client stands. */
export function TargetView({ target, activity, onEdit }: Props) {
  const format = useFormat()
  const set = activity?.standings.filter((one) => one.target !== null)
  const nearDay = useNearDay()
  const changed = nearDay(toDay(new Date(target.updated_at)), 'date')
  return (
    <>
      {!set || !activity ? (
        <SkeletonList rows={2} />
      ) : set.length > 0 ? (
        <ul className={classes.aims}>
          {set.map((standing) => (
            <Aim key={standing.key} standing={standing} lastDay={activity.range.to} />
          ))}
        </ul>
      ) : (
        <p className="muted">
          <Trans>No target is set at present.</Trans>
        </p>
      )}
      {(target.target_date || target.notes) && (
        <dl className={classes.more}>
          {target.target_date && (
            <div>
              <dt>
                <Trans>Target date</Trans>
              </dt>
              <dd>{format.day(target.target_date, 'full')}</dd>
            </div>
          )}
          {target.notes && (
            <div>
              <dt>
                <Trans>Notes</Trans>
              </dt>
              <dd className={classes.notes}>{target.notes}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="muted small">
        <Trans>Set on {changed}.</Trans> {activity && <MeasuredOver range={activity.range} />}
      </p>
      <Button
        className={classes.edit}
        variant="light"
        leftSection={<IconPencil className="icon" aria-hidden />}
        onClick={onEdit}
      >
        <Trans>Edit targets</Trans>
      </Button>
    </>
  )
}

function Aim({ standing, lastDay }: { standing: Standing; lastDay: Day }) {
  const { i18n } = useLingui()
  const { aim } = useTargetWords()
  const { key, target } = standing
  return (
    <li>
      <span className={classes.name}>{i18n._(targetNames[key])}</span>
      <b className="num">{target !== null && aim(key, target)}</b>
      <span className={classes.now}>
        <StandingNow standing={standing} write={(value) => aim(key, value)} lastDay={lastDay} />
      </span>
    </li>
  )
}

function MeasuredOver({ range }: { range: { from: Day; to: Day } }) {
  const nearDay = useNearDay()
  const [from, to] = [nearDay(range.from, 'short'), nearDay(range.to, 'short')]
  return (
    <Trans>
      Measured from {from} to {to}.
    </Trans>
  )
}
