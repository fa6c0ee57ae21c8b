import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import { type Insight, insightsOf, macroAdvice, type MacroContrast } from '../model/insights'

/** Writes what moods tell, and what may be tried, in the reader's language. */
export function useInsightWords() {
  const { t, i18n } = useLingui()
  const { number } = useFormat()

  function insight({ meal, kind, change, meals }: Insight): string {
    const name = i18n._(mealTypeTexts[meal])
    const amount = number(Math.abs(change), 1)
    const count = plural(meals, { one: '# meal', other: '# meals' })
    return kind === 'improves'
      ? t`${name}: the mood is better afterwards, by ${amount} on average (${count}).`
      : t`${name}: the mood is worse afterwards, by ${amount} on average (${count}).`
  }

  function mealAdvice({ meal, kind }: Insight): string {
    const name = i18n._(mealTypeTexts[meal])
    return kind === 'improves'
      ? t`${name}: keep what is on the plate, it does good.`
      : t`${name}: look together at what is eaten, how much and when.`
  }

  function advice({ macro, better, worse }: MacroContrast): string {
    const [more, less] = [number(better, 1), number(worse, 1)]
    const texts = {
      protein: t`More protein goes with better moods: ${more} g a meal against ${less} g. Try more of it.`,
      carbs: t`Fewer carbs go with better moods: ${more} g a meal against ${less} g. Try fewer.`,
      fat: t`Less fat goes with better moods: ${more} g a meal against ${less} g. Try less.`,
    }
    return texts[macro]
  }

  return (moods: Pick<ClientMoods, 'meal_types' | 'nutrients'>) => {
    const found = insightsOf(moods)
    return {
      insights: found.map(insight),
      recommendations: [...macroAdvice(moods.nutrients).map(advice), ...found.map(mealAdvice)],
    }
  }
}
