import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { moodText } from '@/entities/mood/mood'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import { shownChange, shownMood } from '../model/mood-rows'
import classes from './MoodTiles.module.css'

/** The four figures of the mood panel; an en dash where nothing is known. */
export function MoodTiles({ moods }: { moods: ClientMoods }) {
  const { i18n } = useLingui()
  const { number, signed } = useFormat()
  const { mean_before: before, mean_after: after, mean_change: change, meals_with_both: both } = moods
  const figure = (mean: number | null) => (mean === null ? '–' : number(mean, 1))
  const label = (mean: number | null) => mean !== null && i18n._(moodText[shownMood(mean)])
  return (
    <div className={classes.tiles}>
      <StatFigure label={<Trans>Before meals</Trans>} value={figure(before)} note={label(before)} />
      <StatFigure label={<Trans>After meals</Trans>} value={figure(after)} note={label(after)} />
      <StatFigure
        label={<Trans>Change</Trans>}
        value={change === null ? '–' : signed(shownChange(change), 1)}
        note={both > 0 && <Plural value={both} one="over # meal with both" other="over # meals with both" />}
      />
      <StatFigure label={<Trans>Entries</Trans>} value={number(moods.entries)} />
    </div>
  )
}
