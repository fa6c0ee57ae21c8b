import { useLingui } from '@lingui/react/macro'
import type { DailyMeasurement } from '@/entities/measurement/daily-measurements'
import { useCourseWords } from '@/entities/measurement/use-course-words'

/** Says in a sentence or two what the lines of the progress chart show. */
export function useProgressSummary() {
  const { t } = useLingui()
  const { way, gap } = useCourseWords()
  return (days: readonly DailyMeasurement[]): string => {
    if (days.every(({ weight, waist }) => weight === null && waist === null))
      return t`Nothing measured in this period.`
    return [way('weight', days), way('waist', days), gap('weight', days), gap('waist', days)]
      .filter(Boolean)
      .join(' ')
  }
}
