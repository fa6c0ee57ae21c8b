import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openClientPollMs } from '@/entities/client/queries'
import { mealTypes } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import type { MoodMeal } from '@/entities/mood/client-moods'
import type { MoodWindow } from '@/entities/mood/mood-window'
import { moodQueries } from '@/entities/mood/queries'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { FoldSection } from '@/shared/ui/FoldSection'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import { MoodDaysChoice } from './ui/MoodDaysChoice'
import { MoodDays } from './ui/MoodDays'
import { MoodFigures } from './ui/MoodFigures'
import { MoodInsights } from './MoodInsights'
import classes from './MoodPanel.module.css'
import { MoodSpread } from './ui/MoodSpread'
import { MoodByMeal } from './ui/MoodByMeal'
import { MacroContrastChart } from './ui/MacroContrastChart'

type Props = {
  clientId: string
  /** Of the client's calendar. */
  today: Day
}

/** How a client's meals and moods go together, for the nutritionist. */
export function MoodStudy(props: Props) {
  const { t } = useLingui()
  return (
    <FoldSection title={t`Mood tracking`} id="mood">
      <StudyBody {...props} />
    </FoldSection>
  )
}

function StudyBody({ clientId, today }: Props) {
  const [days, setDays] = useState<MoodWindow>(7)
  const [meal, setMeal] = useState<MoodMeal>()
  const read = useQuery({
    ...moodQueries.lastDays(clientId, days, today, meal),
    placeholderData: keepPreviousData,
    refetchInterval: openClientPollMs,
  })
  const range = daysUpTo(today, days)
  return (
    <div className={classes.body}>
      <div className={classes.choices}>
        <MoodDaysChoice days={days} onChange={setDays} />
        <MealChoice meal={meal} onChange={setMeal} />
      </div>
      <MoodFigures
        read={read}
        moods={read.data}
        range={range}
        withoutRecent={false}
        emptyAction={undefined}
        hints={{
          moods: <Trans>Moods before and after meals show over time what does the client good.</Trans>,
          change: <Trans>It takes meals with a mood both before and after.</Trans>,
        }}
      >
        {(moods) => (
          <>
            <div className={classes.pairs}>
              <MoodDays moods={moods} range={range} />
              <MoodByMeal moods={moods} />
              <MoodSpread moods={moods} />
              <MacroContrastChart moods={moods} />
            </div>
            <MoodInsights moods={moods} />
          </>
        )}
      </MoodFigures>
    </div>
  )
}

type ChoiceProps = { meal: MoodMeal | undefined; onChange: (meal: MoodMeal | undefined) => void }

function MealChoice({ meal, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const kinds = mealTypes.map((value) => ({ value: value as string, label: i18n._(mealTypeTexts[value]) }))
  return (
    <div className={classes.meals}>
      <SegmentedRadio
        legend={
          <span className="vh">
            <Trans>Kind of meal</Trans>
          </span>
        }
        options={[{ value: 'all', label: t`All` }, ...kinds]}
        value={meal ?? 'all'}
        onChange={(value) => onChange(mealTypes.find((one) => one === value))}
      />
    </div>
  )
}
