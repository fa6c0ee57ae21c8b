import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { groupByDay } from '@/entities/meal/meal-days'
import type { Meal } from '@/entities/meal/meal'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconHistory } from '@/shared/ui/icons'
import { MoreButton } from '@/shared/ui/MoreButton'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { MealActions } from './ui/MealActions'
import classes from './MealHistory.module.css'
import { MealRow } from './ui/MealRow'

type Props = {
  /** Undefined while they load. */
  meals: Meal[] | undefined
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onShowEarlier: () => void
  onRepeat: (meal: Meal) => void
  /** Links a day's heading to that day. */
  linkToDay: (day: Day, children: ReactNode) => ReactNode
}

/** The meals of earlier days, the latest day first. */
export function MealHistory(props: Props) {
  const { meals, hasEarlier, isLoadingEarlier, onShowEarlier, onRepeat, linkToDay } = props
  const { t } = useLingui()
  const { energy } = useFormat()
  const dayText = useNearDay()
  return (
    <Section title={<Trans>Food history</Trans>}>
      {!meals && <SkeletonList withThumb />}
      {meals?.length === 0 && (
        <EmptyState
          icon={<IconHistory />}
          title={<Trans>No earlier days yet</Trans>}
          text={<Trans>From tomorrow on, the meals of earlier days are here, ready to be repeated.</Trans>}
        />
      )}
      {meals && meals.length > 0 && (
        <div className={classes.days}>
          {groupByDay(meals).map(({ day, meals: ofDay, totals }) => {
            const kcal = energy(totals.calories)
            return (
              <article key={day} aria-label={dayText(day)}>
                <header className={classes.head}>
                  {linkToDay(day, dayText(day))}
                  <span className="num">{t`${kcal} kcal`}</span>
                </header>
                <ul>
                  {ofDay.map((meal) => (
                    <MealRow
                      key={meal.id}
                      meal={meal}
                      isCompact
                      actions={<MealActions title={meal.title} onRepeat={() => onRepeat(meal)} />}
                    />
                  ))}
                </ul>
              </article>
            )
          })}
        </div>
      )}
      {hasEarlier && (
        <MoreButton className={classes.more} isLoading={isLoadingEarlier} onPress={onShowEarlier}>
          <Trans>Show earlier days</Trans>
        </MoreButton>
      )}
    </Section>
  )
}
