import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DailyMeasurement } from '@/entities/measurement/daily-measurements'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useCourseWords } from '@/entities/measurement/use-course-words'
import { useValueWords } from '@/entities/measurement/use-value-words'
import { macroMeans, meanOf } from '@/entities/progress/means'
import { useFormat } from '@/shared/i18n/format'
import { inTenths } from '@/shared/lib/tenths'
import type { ReportDay } from './client-report'

/** Says in a sentence or two what each chart of the report shows. */
export function useReportWords() {
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
    /** @param last the latest value of the days, in kg or cm */
    body: (
      of: MeasuredValue,
      days: readonly DailyMeasurement[],
      last: number | null,
      target: number | null,
    ): string =>
      [course.way(of, days), toTarget(of, last, target), course.gap(of, days)].filter(Boolean).join(' '),

    /** @param target kcal a day; null where it is not known */
    calories(days: readonly ReportDay[], target: number | null): string {
      const eaten = days.flatMap(({ calories }) => calories ?? [])
      if (eaten.length === 0) return t`No meals in this period.`
      const logged = plural(eaten.length, { one: '# day with meals', other: '# days with meals' })
      if (target === null) return `${logged}.`
      const over = eaten.filter((calories) => calories > target).length
      const aim = number(target)
      return over === 0
        ? t`${logged}, none above the target of ${aim} kcal.`
        : t`${logged}, ${over} above the target of ${aim} kcal.`
    },

    /** @param hours of each night, null where none was logged */
    sleep(hours: readonly (number | null)[]): string {
      const mean = meanOf(hours)
      if (mean === null) return t`No sleep in this period.`
      const written = number(mean, 1)
      return t`${written} h a night on average.`
    },

    macros(days: readonly ReportDay[]): string {
      const means = macroMeans(days)
      if (!means) return t`No meals in this period.`
      const [protein, carbs, fat] = [number(means.protein), number(means.carbs), number(means.fat)]
      return t`A day has ${protein} g of protein, ${carbs} g of carbs and ${fat} g of fat on average.`
    },
  }
}
