/**
 * Which change is good: only a nutritionist's target says it.
 * @param from where the change began; null where nothing was measured
 * @param target in the same unit; null without one
 */
export function wantedWay(from: number | null, target: number | null): 'down' | 'up' | 'none' {
  if (target === null || from === null || target === from) return 'none'
  return target < from ? 'down' : 'up'
}

/** Whether a target is reached, from the side on which it began; who began at it is to stay there. */
export function hasReached(from: number, latest: number, target: number): boolean {
  switch (wantedWay(from, target)) {
    case 'down':
      return latest <= target
    case 'up':
      return latest >= target
    case 'none':
      return latest === target
  }
}
