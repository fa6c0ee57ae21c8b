export type Macros = { proteinGrams: number; carbsGrams: number; fatGrams: number }

/**
 * How the macro bar is divided.
 * @param macros grams, not negative
 * @returns protein, carbs, fat: the real grams, or the spec's 33/33/34 where nothing was logged
 */
export function macroSplit({ proteinGrams, carbsGrams, fatGrams }: Macros): [number, number, number] {
  return proteinGrams + carbsGrams + fatGrams > 0 ? [proteinGrams, carbsGrams, fatGrams] : [33, 33, 34]
}
