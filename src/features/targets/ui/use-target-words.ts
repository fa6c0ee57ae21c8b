import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AimKey } from '@/entities/client-target/target'
import { useFormat } from '@/shared/i18n/format'
import type { ContentKey, TargetContent } from '../model/target-form'

/** Writes targets in the reader's language, an en dash for none. */
export function useTargetWords() {
  const { t } = useLingui()
  const { number, energy, day } = useFormat()
  const nothing = '–'

  /** @param value in the unit of the target */
  function aim(key: AimKey, value: number): string {
    const tenth = number(value, 1)
    const kcal = energy(value)
    const minutes = Math.round(value)
    const texts: Record<AimKey, string> = {
      target_weight: t`${tenth} kg`,
      target_waist: t`${tenth} cm`,
      target_daily_calories: t`${kcal} kcal`,
      target_daily_calories_burned: t`${kcal} kcal`,
      target_weekly_exercise_minutes: plural(minutes, {
        one: '# minute a week',
        other: '# minutes a week',
      }),
    }
    return texts[key]
  }

  function content(key: ContentKey, values: TargetContent): string {
    if (key === 'notes') return values.notes ?? nothing
    if (key === 'target_date') return values.target_date ? day(values.target_date, 'full') : nothing
    const value = values[key]
    return value === null ? nothing : aim(key, value)
  }

  return { aim, content }
}
