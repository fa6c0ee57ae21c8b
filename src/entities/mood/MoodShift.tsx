import { useLingui } from '@lingui/react/macro'
import { type Mood, moodText } from './mood'
import { MoodFace } from './MoodFace'
import classes from './MoodShift.module.css'

type Props = { before: Mood | null; after: Mood | null }

/** The mood before and after a meal as two small faces; nothing where neither was said. */
export function MoodShift({ before, after }: Props) {
  const { t, i18n } = useLingui()
  if (!before && !after) return null
  const from = before && i18n._(moodText[before])
  const to = after && i18n._(moodText[after])
  const onlyOne = from ? t`Mood before eating: ${from}` : t`Mood after eating: ${to}`
  const label = from && to ? t`Mood before eating: ${from}, after: ${to}` : onlyOne
  return (
    <span className={classes.shift} role="img" aria-label={label}>
      {before ? <MoodFace mood={before} small /> : <i data-unknown />}
      <i />
      {after ? <MoodFace mood={after} small /> : <i data-unknown />}
    </span>
  )
}
