import { useLingui } from '@lingui/react/macro'
import type { DailyMeasurement, MeasuredValue } from '@/entities/measurement'
import { useFormat } from '@/shared/i18n/format'
import { type Course, courseOf, longestGap } from '../model/progress'
import { useValueWords } from './use-value-words'

/** Says in a sentence or two what the lines of the progress chart show. */
export function useProgressSummary() {
  const { t } = useLingui()
  const format = useFormat()
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

  function ofGap(of: MeasuredValue, days: readonly DailyMeasurement[]): string {
    const gap = longestGap(days, of)
    if (!gap) return ''
    const [from, to] = [format.day(gap.from, 'short'), format.day(gap.to, 'short')]
    return of === 'weight' ? t`No weight between ${from} and ${to}.` : t`No waist between ${from} and ${to}.`
  }

  return (days: readonly DailyMeasurement[]): string => {
    const [weight, waist] = [courseOf(days.map((day) => day.weight)), courseOf(days.map((day) => day.waist))]
    if (weight.kind === 'none' && waist.kind === 'none') return t`Nothing measured in this period.`
    return [ofWeight(weight), ofWaist(waist), ofGap('weight', days), ofGap('waist', days)]
      .filter(Boolean)
      .join(' ')
  }
}
