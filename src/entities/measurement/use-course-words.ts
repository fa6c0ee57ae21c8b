import { useLingui } from '@lingui/react/macro'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { type Course, courseOf, longestGap } from './model/course'
import type { DailyMeasurement } from './daily-measurements'
import type { MeasuredCourse, MeasuredValue } from './measurement'
import { useValueWords } from './use-value-words'

/** Says how a measured value went over some days. */
export function useCourseWords() {
  const { t } = useLingui()
  const nearDay = useNearDay()
  const { kg, cm } = useValueWords()

  function ofWeight(course: Course): string {
    if (course.kind === 'none') return t`No weight in this period.`
    if (course.kind === 'moved') {
      const [first, last] = [kg(course.first), kg(course.last)]
      return t`Weight went from ${first} to ${last}.`
    }
    const value = kg(course.value)
    return course.kind === 'one'
      ? t`Weight was measured once: ${value}.`
      : t`Weight is where it was: ${value}.`
  }

  function ofWaist(course: Course): string {
    if (course.kind === 'none') return t`No waist in this period.`
    if (course.kind === 'moved') {
      const [first, last] = [cm(course.first), cm(course.last)]
      return t`Waist went from ${first} to ${last}.`
    }
    const value = cm(course.value)
    return course.kind === 'one' ? t`Waist was measured once: ${value}.` : t`Waist is where it was: ${value}.`
  }

  return {
    way: (of: MeasuredValue, measured: MeasuredCourse): string =>
      (of === 'weight' ? ofWeight : ofWaist)(courseOf(measured)),
    /** The longest time without a value; empty where the values make one line. */
    gap: (of: MeasuredValue, days: readonly Pick<DailyMeasurement, 'day' | MeasuredValue>[]): string => {
      const gap = longestGap(days, of)
      if (!gap) return ''
      const [from, to] = [nearDay(gap.from, 'short'), nearDay(gap.to, 'short')]
      return of === 'weight'
        ? t`No weight between ${from} and ${to}.`
        : t`No waist between ${from} and ${to}.`
    },
  }
}
