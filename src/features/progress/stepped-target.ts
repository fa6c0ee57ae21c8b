import type { Target } from '@/shared/ui/charts/series'

/**
 * A target as a chart draws it: a line that steps where it was changed, named by its latest value.
 * @param steps what was aimed at on each day, null where nothing was
 * @returns nothing where nothing was aimed at all along
 */
export function steppedTarget(
  steps: readonly (number | null)[],
  { label, kind }: Pick<Target, 'label' | 'kind'>,
): Target[] {
  const value = steps.findLast((step) => step !== null)
  return value == null ? [] : [{ value, steps, label, kind }]
}
