import type { ClientDay } from './client-day'

/** kcal, until a coach sets a target (DESIGN.md section 4 'Honesty of figures'). */
const ownTargets = { eaten: 2000, burned: 500 }

/** @returns what the day is measured against, kcal: the coach's target where there is one */
export function targetsOfDay({ targets }: Pick<ClientDay, 'targets'>): { eaten: number; burned: number } {
  return {
    eaten: targets?.target_daily_calories ?? ownTargets.eaten,
    burned: targets?.target_daily_calories_burned ?? ownTargets.burned,
  }
}
