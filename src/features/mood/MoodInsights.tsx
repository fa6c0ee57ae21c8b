import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { ClientMoods } from '@/entities/mood/client-moods'
import classes from './MoodPanel.module.css'
import { useInsightWords } from './ui/use-insight-words'

/** What the moods tell and what may be tried. */
export function MoodInsights({ moods }: { moods: ClientMoods }) {
  const { insights, recommendations } = useInsightWords()(moods)
  return (
    <div className={classes.tips}>
      <Tips
        title={<Trans>Insights</Trans>}
        lines={insights}
        none={
          <Trans>
            Nothing stands out yet. It takes three meals of a kind with both moods, and a change of more than
            half a point.
          </Trans>
        }
      />
      <Tips
        title={<Trans>Recommendations</Trans>}
        lines={recommendations}
        none={<Trans>Keep asking for the mood before and after meals: more of them say more.</Trans>}
      />
    </div>
  )
}

function Tips({ title, lines, none }: { title: ReactNode; lines: readonly string[]; none: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {lines.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
