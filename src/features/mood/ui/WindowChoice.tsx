import { Plural, Trans } from '@lingui/react/macro'
import { type MoodWindow, moodWindows } from '@/entities/mood'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import classes from './MoodPanel.module.css'

type Props = { days: MoodWindow; onChange: (days: MoodWindow) => void }

/** How many days of moods are shown. */
export function WindowChoice({ days, onChange }: Props) {
  return (
    <div className={classes.window}>
      <SegmentedRadio
        legend={
          <span className="vh">
            <Trans>Days of moods</Trans>
          </span>
        }
        options={moodWindows.map((window) => ({
          value: String(window),
          label: <Plural value={window} one="# day" other="# days" />,
        }))}
        value={String(days)}
        onChange={(value) => onChange(Number(value) as MoodWindow)}
      />
    </div>
  )
}
