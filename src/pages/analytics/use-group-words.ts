import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useFormat } from '@/shared/i18n/format'
import { burnedPerClient, meanChange, meanPerClient } from './group-figures'
import type { RangeAnalytics } from './queries'

/** Says in a sentence or two what each chart of all clients shows. */
export function useGroupWords({ days, figures }: RangeAnalytics) {
  const { t } = useLingui()
  const { number, signed } = useFormat()
  return {
    /** The same change as on the card: the line is of the clients with two values or more. */
    body(of: MeasuredValue): string {
      const { value, clients } = meanChange(of, figures)
      if (value === null)
        return of === 'weight'
          ? t`No client has two weights in this period.`
          : t`No client has two waists in this period.`
      const change = of === 'weight' ? `${signed(value, 1)} ${t`kg`}` : `${signed(value, 1)} ${t`cm`}`
      return plural(clients, {
        one: `The mean of # client who measured twice or more: ${change}.`,
        other: `The mean of the same # clients, who measured twice or more: ${change}.`,
      })
    },

    energy(): string {
      const [calories, burned] = [meanPerClient('calories', days), burnedPerClient(figures)]
      if (calories === null && burned === null)
        return t`No day with meals or exercise is over in this period.`
      const [eaten, spent] = [number(calories ?? 0), number(burned ?? 0)]
      if (burned === null) return t`${eaten} kcal eaten a day on average.`
      if (calories === null) return t`${spent} kcal burned a day on average.`
      return t`${eaten} kcal eaten and ${spent} kcal burned a day on average.`
    },

    macros(): string {
      if (meanPerClient('protein', days) === null) return t`No day with meals is over in this period.`
      const [protein, carbs, fat] = (['protein', 'carbs', 'fat'] as const).map((of) =>
        number(meanPerClient(of, days) ?? 0),
      )
      return t`A day has ${protein} g of protein, ${carbs} g of carbs and ${fat} g of fat on average.`
    },
  }
}
