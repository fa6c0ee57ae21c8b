import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { MoodWindow } from '@/entities/mood/mood-window'
import { moodQueries } from '@/entities/mood/queries'
import type { Day } from '@/shared/lib/day'
import { useIsOutOfReach } from '@/shared/lib/use-is-out-of-reach'
import { daysUpTo } from '@/shared/lib/day-window'
import { Section } from '@/shared/ui/Section'
import { MoodDaysChoice } from './ui/MoodDaysChoice'
import { MoodFigures } from './ui/MoodFigures'
import classes from './MoodPanel.module.css'
import { useMoodsWithUnsent } from './ui/use-moods-with-unsent'

type Props = {
  /** Whose moods: the signed-in client's, or those of a client of the signed-in nutritionist. */
  clientId: string
  /** The last day of the window, of the client's calendar. */
  today: Day
  days: MoodWindow
  /** Left out where the screen has a choice of days for everything on it. */
  onDaysChange?: (days: MoodWindow) => void
  /** False as long as something else may still bring the moods of these days along. */
  isReady?: boolean
  /** Leaves the list of recent entries out. */
  withoutRecent?: boolean
  /** The first step where nothing was logged yet. */
  emptyAction?: ReactNode
}

/** Moods of a client's last days: figures, trend, change after eating, latest entries. Can be hidden. */
export function MoodPanel({
  clientId,
  today,
  days,
  onDaysChange,
  isReady = true,
  withoutRecent = false,
  emptyAction,
}: Props) {
  const { t } = useLingui()
  const bodyId = useId()
  const [isShown, { toggle }] = useDisclosure(true)
  const moods = useQuery({
    ...moodQueries.lastDays(clientId, days, today),
    enabled: isShown && isReady,
    placeholderData: keepPreviousData,
  })
  const range = daysUpTo(today, days)
  const shown = useMoodsWithUnsent(clientId, range, moods.data, useIsOutOfReach(moods))
  return (
    <Section
      title={<Trans>Mood and meals</Trans>}
      action={
        <Button
          variant="subtle"
          aria-expanded={isShown}
          aria-controls={bodyId}
          aria-label={isShown ? t`Hide mood and meals` : t`Show mood and meals`}
          onClick={toggle}
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      }
    >
      <div id={bodyId} hidden={!isShown}>
        <div className={classes.body}>
          {onDaysChange && <MoodDaysChoice days={days} onChange={onDaysChange} />}
          <MoodFigures
            read={moods}
            moods={shown}
            unsent={shown?.unsent}
            range={range}
            withoutRecent={withoutRecent}
            emptyAction={emptyAction}
            hints={{
              moods: <Trans>A mood before and after a meal shows over time what does you good.</Trans>,
              change: <Trans>Say how you feel before and after a meal to see this.</Trans>,
            }}
          />
        </div>
      </div>
    </Section>
  )
}
