/** Percents at which a share changes its meaning: `least` ones are met from there on, `most` is met up to there. */
export type ShareBounds = { least: readonly number[]; most?: number }

/** A share is known to less than this; what binary fractions add is no share. */
const noise = 1e-9

/**
 * A share in whole percent that is never rounded across one of its bounds: with 90 as the least, 89.6 is 89.
 * @param share a part of 1
 */
export function wholePercent(share: number, { least, most }: ShareBounds = { least: [] }): number {
  const percent = share * 100
  const whole = Math.round(percent)
  if (least.some((bound) => percent < bound - noise && whole >= bound)) return whole - 1
  return most !== undefined && percent > most + noise && whole <= most ? whole + 1 : whole
}
