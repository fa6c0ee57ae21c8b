import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { type Day, shiftDay } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'
import { IconArrowDown } from '@/shared/ui/icons'
import { MoreButton } from '@/shared/ui/MoreButton'
import type { LogDay, LogRow } from '../model/log-days'
import classes from './MessageLog.module.css'
import { useLogScroll } from './use-log-scroll'

type Props = {
  /** At least one. */
  days: readonly LogDay[]
  /** The row of a message, or of what separates two. */
  renderRow: (row: LogRow) => ReactNode
  isLastMine: boolean
  earlier: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

/** The messages, the newest at the end, which is in sight; older ones come when one scrolls up to them. */
export function MessageLog({ days, renderRow, isLastMine, earlier }: Props) {
  const { t } = useLingui()
  const { log, isAtEnd, handleScroll, showEnd } = useLogScroll(days.at(-1)?.rows.at(-1)?.key, isLastMine)
  return (
    <div className={classes.frame}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-label={t`Messages`}
        aria-busy={earlier.isLoading}
        tabIndex={0}
        onScroll={handleScroll}
      >
        <div className={classes.rows}>
          {earlier.hasMore && <Earlier {...earlier} />}
          {days.map(({ day, rows }) => (
            <div key={day} className={classes.day}>
              <DayLine day={day} />
              {rows.map((row) => (
                <Fragment key={row.key}>{renderRow(row)}</Fragment>
              ))}
            </div>
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          className={classes.toEnd}
          variant="default"
          leftSection={<IconArrowDown className="icon" aria-hidden />}
          onClick={showEnd}
        >
          <Trans>To the newest</Trans>
        </Button>
      )}
    </div>
  )
}

/** Loads by itself when it comes into sight; after a failure only when it is pressed. */
function Earlier({ isLoading, hasFailed, load }: Props['earlier']) {
  const { ref, entry } = useIntersection({ rootMargin: '100%' })
  const isWanted = (entry?.isIntersecting ?? false) && !isLoading && !hasFailed
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return (
    <div ref={ref} className={classes.earlier}>
      <MoreButton variant="subtle" isLoading={isLoading} onPress={load}>
        {hasFailed ? (
          <Trans>Earlier messages did not load. Try again</Trans>
        ) : (
          <Trans>Earlier messages</Trans>
        )}
      </MoreButton>
    </div>
  )
}

function DayLine({ day }: { day: Day }) {
  const today = useToday()
  const format = useFormat()
  return (
    <p className={classes.line}>
      {day === today && <Trans>Today</Trans>}
      {day === shiftDay(today, -1) && <Trans>Yesterday</Trans>}
      {day !== today && day !== shiftDay(today, -1) && format.nearDay(day, today)}
    </p>
  )
}
