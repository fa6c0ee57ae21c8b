/** What a value axis shows: its range, and the values that have a line and a figure. */
export type Axis = {
  readonly domain: readonly [least: number, most: number]
  readonly ticks: readonly number[]
}

type Figures = readonly (number | null)[]

const roomAround = 5
const bodyStep = 4
const mostTicks = 8

/**
 * The weight axis: 5 kg under the least and over the greatest weight, never below 0, lines every 4 kg;
 * 65 to 85 without data. Where lines would stand too close, every second, third … of them stays.
 * @param weights kg
 */
export const weightAxis = (weights: Figures): Axis => bodyAxis(weights, [65, 85])

/**
 * The waist axis, by the rule of the weight axis; 30 to 50 without data.
 * @param waists cm
 */
export const waistAxis = (waists: Figures): Axis => bodyAxis(waists, [30, 50])

/**
 * The axes of weight and waist on one plot, by their own rules and then drawn apart: the weights keep to the upper part and the
 * waists to the lower one, so that two courses which fall alike do not lie on each other.
 * @param weights kg
 * @param waists cm
 */
export function apartAxes(weights: Figures, waists: Figures): [upper: Axis, lower: Axis] {
  const [upper, lower] = [weightAxis(weights), waistAxis(waists)]
  if (known(weights).length === 0 || known(waists).length === 0) return [upper, lower]
  return [stretched(upper, 'down'), stretched(lower, 'up')]
}

/** Makes an axis half as long again towards one end, never below 0. */
function stretched({ domain: [least, most] }: Axis, way: 'up' | 'down'): Axis {
  const more = (most - least) / 2
  return way === 'down'
    ? bodyTicks([tidy(Math.max(0, least - more)), most])
    : bodyTicks([least, tidy(most + more)])
}

/** Mood, terrible 1 to great 5. */
export const moodAxis: Axis = { domain: [1, 5], ticks: [1, 2, 3, 4, 5] }

/** How far a meal moved the mood. */
export const moodChangeAxis: Axis = { domain: [-4, 4], ticks: [-4, -2, 0, 2, 4] }

/**
 * The sleep axis ends at 12 hours; a longer night, which the log accepts, lengthens it in steps of 3:
 * a bar cut off at 12 would show a wrong figure.
 * @param hours of each night
 */
export function sleepAxis(hours: Figures = []): Axis {
  const most = Math.max(12, ...known(hours).map((night) => Math.ceil(night / 3) * 3))
  return { domain: [0, most], ticks: stepsWithin(0, most, 3) }
}

/**
 * An axis from 0 (or from below it, where a figure is negative) to a round number at or over the greatest figure, in
 * four to seven round steps: energy, macronutrients, minutes.
 * @param figures every figure that must be in sight, targets included
 * @param emptyMost the end of the axis where there is no figure above 0
 */
export const niceAxis = (figures: Figures, emptyMost = 100): Axis => axisFromZero(figures, emptyMost, 0)

/** As `niceAxis`, of things that are counted: there is no half of one. @param counts whole */
export const countAxis = (counts: Figures): Axis => axisFromZero(counts, 5, 1)

function axisFromZero(figures: Figures, emptyMost: number, leastStep: number): Axis {
  const all = known(figures)
  const greatest = Math.max(0, ...all)
  const least = Math.min(0, ...all)
  const top = greatest === 0 && least === 0 ? emptyMost : greatest
  const step = Math.max(leastStep, niceStep((top - least) / 5))
  const first = Math.floor(tidy(least / step))
  const count = Math.ceil(tidy(top / step)) - first + 1
  const ticks = Array.from({ length: count }, (_, index) => tidy((first + index) * step))
  return { domain: [ticks[0]!, ticks.at(-1)!], ticks }
}

function bodyAxis(figures: Figures, withoutData: Axis['domain']): Axis {
  const all = known(figures)
  const domain =
    all.length === 0
      ? withoutData
      : ([tidy(Math.max(0, Math.min(...all) - roomAround)), tidy(Math.max(...all) + roomAround)] as const)
  return bodyTicks(domain)
}

/** Lines every 4 kg or cm; where they would stand too close, every second, third … of them stays. */
function bodyTicks(domain: Axis['domain']): Axis {
  const first = Math.ceil(domain[0])
  const lines = Math.floor((domain[1] - first) / bodyStep) + 1
  return { domain, ticks: stepsWithin(first, domain[1], bodyStep * Math.ceil(lines / mostTicks)) }
}

const known = (figures: Figures): number[] => figures.filter((figure) => figure !== null)

/** Takes the noise of binary fractions away: 68.4 - 5 is 63.4. */
const tidy = (value: number): number => Number(value.toPrecision(12))

function stepsWithin(first: number, last: number, step: number): number[] {
  const count = Math.floor(tidy((last - first) / step)) + 1
  return Array.from({ length: count }, (_, index) => tidy(first + index * step))
}

/** The least of 1, 2, 5, 10, 20, 50 … (and of their tenths) that is not below `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5].find((factor) => factor * power >= tidy(rough)) ?? 10
  return tidy(times * power)
}
