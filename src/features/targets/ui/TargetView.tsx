import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Standing } from '@/entities/client-target/target-status'
import type { Target } from '@/entities/client-target/target'
import { TargetStatusMark } from '@/entities/client-target/TargetStatusMark'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { toDay } from '@/shared/lib/day'
import { IconPencil } from '@/shared/ui/icons'
import { targetNames } from '../model/target-texts'
import classes from '../TargetsPanel.module.css'
import { useTargetWords } from './use-target-words'

type Props = { target: Target; standings: readonly Standing[]; onEdit: () => void }

/** The targets that are set, each with where the client stands. */
export function TargetView({ target, standings, onEdit }: Props) {
  const format = useFormat()
  const set = standings.filter((one) => one.target !== null)
  const nearDay = useNearDay()
  const changed = nearDay(toDay(new Date(target.updated_at)), 'date')
  return (
    <>
      {set.length > 0 ? (
        <ul className={classes.aims}>
          {set.map((standing) => (
            <Aim key={standing.key} standing={standing} />
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
        <Trans>Set on {changed}. Measured over the last 30 days.</Trans>
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

function Aim({ standing }: { standing: Standing }) {
  const { i18n } = useLingui()
  const { aim } = useTargetWords()
  const { key, target, now, status } = standing
  const reached = now === null ? '–' : aim(key, now)
  return (
    <li>
      <span className={classes.name}>{i18n._(targetNames[key])}</span>
      <b className="num">{target !== null && aim(key, target)}</b>
      <span className={classes.now}>
        <span className="muted small">
          <Trans>Now: {reached}</Trans>
        </span>
        {status && <TargetStatusMark status={status} />}
      </span>
    </li>
  )
}
