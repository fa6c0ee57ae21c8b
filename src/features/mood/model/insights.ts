import type { ClientMoods, MoodMeal } from '@/entities/mood/client-moods'

const leastMeals = 3
const leastChange = 0.5

/** What a kind of meal does to the mood; `change` is the mean of after minus before, not rounded. */
export type Insight = { meal: MoodMeal; kind: 'improves' | 'worsens'; change: number; meals: number }

/**
 * Kinds of meals with at least 3 meals that have both moods: a mean change above 0.5 improves, below -0.5 worsens.
 */
export const insightsOf = ({ meal_types: types }: Pick<ClientMoods, 'meal_types'>): Insight[] =>
  types.flatMap(({ meal_type: meal, meals, change }) =>
    meals < leastMeals || Math.abs(change) <= leastChange
      ? []
      : { meal, kind: change > 0 ? 'improves' : 'worsens', change, meals },
  )

const macros = ['protein', 'carbs', 'fat'] as const
export type Macro = (typeof macros)[number]

/** Grams a meal, on average: after better moods and after worse ones. */
export type MacroContrast = { macro: Macro; better: number; worse: number }

type Nutrients = ClientMoods['nutrients']

/** What was in the meals after which the mood was better, and in those after which it was worse; nothing without both. */
export const macroContrasts = (nutrients: Nutrients): MacroContrast[] =>
  macros.flatMap((macro) => {
    const [better, worse] = [nutrients[`better_${macro}`], nutrients[`worse_${macro}`]]
    return better === null || worse === null ? [] : { macro, better, worse }
  })

/** Each needs more meals than this. */
const fewMeals = 3

/**
 * Macronutrients that go with better moods, where more than 3 meals have a better and more than 3 a worse one: protein
 * when its mean is at least 1.2 times that of the meals with a worse mood, carbs and fat when at most 0.8 times.
 */
export function macroAdvice(nutrients: Nutrients): MacroContrast[] {
  if (nutrients.better_meals <= fewMeals || nutrients.worse_meals <= fewMeals) return []
  return macroContrasts(nutrients).filter(({ macro, better, worse }) =>
    macro === 'protein'
      ? better > worse && better * 10 >= worse * 12
      : better < worse && better * 10 <= worse * 8,
  )
}
