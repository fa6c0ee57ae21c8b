import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { shownChange } from './model/mood-rows'

/** @returns writes by how many points a mood changed, whichever way: "1 point", "1.4 points" */
export function useMoodPoints(): (change: number) => string {
  const { t } = useLingui()
  const { number } = useFormat()
  return (change) => {
    const amount = Math.abs(shownChange(change))
    const written = number(amount, 1)
    return Number.isInteger(amount)
      ? plural(amount, { one: '# point', other: '# points' })
      : t`${written} points`
  }
}
