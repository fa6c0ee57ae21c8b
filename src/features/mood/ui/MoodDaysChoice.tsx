import { Trans } from '@lingui/react/macro'
import { type MoodWindow, moodWindows } from '@/entities/mood/mood-window'
import { DaysChoice } from '@/shared/ui/DaysChoice'
import classes from '../MoodPanel.module.css'

type Props = { days: MoodWindow; onChange: (days: MoodWindow) => void }

/** How many days of moods are shown. */
export function MoodDaysChoice({ days, onChange }: Props) {
  return (
    <div className={classes.window}>
      <DaysChoice
        legend={<Trans>Days of moods</Trans>}
        options={moodWindows}
        days={days}
        onChange={onChange}
      />
    </div>
  )
}
