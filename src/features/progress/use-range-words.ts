import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { targetsOn } from '@/entities/client-target/target-course'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useCourseWords } from '@/entities/measurement/use-course-words'
import { useValueWords } from '@/entities/measurement/use-value-words'
import { bodyOf } from '@/entities/progress/body-figures'
import { burnedPerDay, meanCalories } from '@/entities/progress/client-figures'
import { daysByTarget } from '@/entities/progress/days-by-target'
import { countedDays, macroMeans, meanOf } from '@/entities/progress/means'
import { useFormat } from '@/shared/i18n/format'
import { inTenths } from '@/shared/lib/tenths'
import type { ClientRange } from '@/entities/progress/client-range'

/** Says in a sentence or two what each chart of a client's range shows. */
export function useRangeWords() {
  const { t } = useLingui()
  const { number } = useFormat()
  const course = useCourseWords()
  const { kg, cm } = useValueWords()

  function toTarget(of: MeasuredValue, last: number | null, target: number | null): string {
    if (last === null || target === null) return ''
    const distance = Math.abs(inTenths(last - target))
    if (distance === 0) return t`The target is met.`
    const written = of === 'weight' ? kg(distance) : cm(distance)
    return t`${written} to the target.`
  }

  return {
    body(of: MeasuredValue, { figures, days }: ClientRange): string {
      const body = bodyOf(of, figures)
      return [course.way(of, body), toTarget(of, body.latest, body.target), course.gap(of, days)]
        .filter(Boolean)
        .join(' ')
    },

    /** How many days had meals, and how many of those met the target of theirs. */
    eaten({ days, figures, target_course, today }: ClientRange): string {
      const { near, below, above, unjudged } = daysByTarget(days, target_course, today)
      const judged = near.length + below.length + above.length
      if (judged + unjudged.length === 0) {
        const calories = figures.calories_today
        if (calories === null) return t`No meals in this period.`
        const eaten = number(calories)
        return t`Today so far ${eaten} kcal; no day with meals is over.`
      }
      const logged = plural(judged + unjudged.length, { one: '# day with meals', other: '# days with meals' })
      if (judged === 0) return `${logged}.`
      const [within, under, over] = [near, below, above].map((list) => number(list.length))
      const told = t`${logged}: ${within} near the target, ${under} below it, ${over} above it.`
      if (unjudged.length === 0) return told
      const without = plural(unjudged.length, {
        one: '# day before there was a target.',
        other: '# days before there was a target.',
      })
      return `${told} ${without}`
    },

    /** What was eaten and burned a day. */
    energy(figures: ClientRange['figures']): string {
      const [calories, burned] = [meanCalories(figures), burnedPerDay(figures)]
      const [eaten, spent] = [number(calories.value ?? 0), number(burned.value ?? 0)]
      const told = [
        calories.value !== null &&
          (calories.isSoFar
            ? t`Today so far ${eaten} kcal eaten.`
            : t`${eaten} kcal eaten a day on average.`),
        burned.value !== null && burnedWords(spent, burned),
      ].filter(Boolean)
      return told.length === 0 ? t`No meals and no exercise in this period.` : told.join(' ')
    },

    /** @returns the mean of the nights that count */
    sleep({ days, today }: Pick<ClientRange, 'days' | 'today'>): string {
      const counted = countedDays(days, today, ({ sleep }) => sleep !== null)
      const mean = meanOf(counted.days.map(({ sleep }) => sleep))
      if (mean === null) return t`No sleep in this period.`
      const written = number(mean, 1)
      return counted.isSoFar ? t`Today so far ${written} h of sleep.` : t`${written} h a night on average.`
    },

    macros({ days, today }: Pick<ClientRange, 'days' | 'today'>): string {
      const means = macroMeans(days, today)
      if (!means) return t`No meals in this period.`
      const [protein, carbs, fat] = [number(means.protein), number(means.carbs), number(means.fat)]
      return means.isSoFar
        ? t`Today so far ${protein} g of protein, ${carbs} g of carbs and ${fat} g of fat.`
        : t`A day has ${protein} g of protein, ${carbs} g of carbs and ${fat} g of fat on average.`
    },

    /** What the dotted lines of the macronutrients are; empty without a calorie target. */
    macroAims({ target_course, range }: Pick<ClientRange, 'target_course' | 'range'>): string {
      const calories = targetsOn(target_course, range.to)?.target_daily_calories
      if (calories == null) return ''
      const aimed = number(calories)
      return t`The aims are ${aimed} kcal shared out: 20% protein, 50% carbs, 30% fat.`
    },
  }

  function burnedWords(spent: string, { isSoFar, sumOfDays }: ReturnType<typeof burnedPerDay>): string {
    if (isSoFar) return t`Today so far ${spent} kcal burned.`
    if (sumOfDays === null) return t`${spent} kcal burned a day on average.`
    return plural(sumOfDays, {
      one: `${spent} kcal burned in # day.`,
      other: `${spent} kcal burned in # days.`,
    })
  }
}
