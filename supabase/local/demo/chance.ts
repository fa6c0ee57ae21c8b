import { createHash } from 'node:crypto'

/** Choices that look random and are the same for the same key each time. */
export interface Chance {
  /** A number of [from, to), rounded to `decimals` places. */
  between(from: number, to: number, decimals?: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Whether something of this probability (0 to 1) happens. */
  happens(probability: number): boolean
}

/** @param key what is decided about, for example a person and a day */
export function chanceOf(key: string): Chance {
  let state = createHash('sha256').update(key).digest().readUInt32LE()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (from, to, decimals = 0) => Number((from + next() * (to - from)).toFixed(decimals)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    happens: (probability) => next() < probability,
  }
}

/** Makes a uuid that is the same for the same key each time. */
export function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
