import { inTenths } from '@/shared/lib/tenths'

/**
 * Eaten minus burned.
 * @param eaten kcal of a day, null where no meal was logged
 * @param burned kcal of a day, null where no exercise was logged
 * @returns kcal in tenths; null where neither was logged
 */
export const netOf = (eaten: number | null, burned: number | null): number | null =>
  eaten === null && burned === null ? null : inTenths((eaten ?? 0) - (burned ?? 0))
