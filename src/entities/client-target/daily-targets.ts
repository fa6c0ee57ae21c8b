import type { Aims } from './target'

/** kcal, until a nutritionist sets a target (DESIGN.md section 4 'Honesty of figures'). */
const ownTargets = { eaten: 2000, burned: 500 }

type DailyAims = Pick<Aims, 'target_daily_calories' | 'target_daily_calories_burned'>

/** @returns what a day is measured against, kcal: the nutritionist's target where there is one */
export function dailyTargets(targets: DailyAims | null | undefined): { eaten: number; burned: number } {
  return {
    eaten: targets?.target_daily_calories ?? ownTargets.eaten,
    burned: targets?.target_daily_calories_burned ?? ownTargets.burned,
  }
}
