import type { Macro } from '@/entities/progress/means'

/** Parts of the energy that are taken as a reference where only calories are aimed at, and kcal in a gram. */
const reference: Record<Macro, { share: number; kcal: number }> = {
  protein: { share: 0.2, kcal: 4 },
  carbs: { share: 0.5, kcal: 4 },
  fat: { share: 0.3, kcal: 9 },
}

/**
 * What a calorie target makes in grams, at 20 % of the energy from protein, 50 % from carbs and 30 % from fat: nobody
 * sets targets of macronutrients, so the chart says what its lines are.
 * @param calories target, kcal; null without one
 */
export const macroReference = (of: Macro, calories: number | null): number | null =>
  calories === null ? null : Math.round((calories * reference[of].share) / reference[of].kcal)
