/** Events of a window after which the backend may be within reach again. */
export const chanceEvents = ['online', 'focus', 'pageshow', 'visibilitychange'] as const
/** Not every device tells of its network: after this time, in ms, there is a chance in any case. */
const pauseMs = 30_000

/**
 * Tells when it is worth another try: the network came back, the page is looked at again, or half a minute has passed.
 * @returns the function that stops it
 */
export function watchChances(onChance: () => void): () => void {
  for (const event of chanceEvents) addEventListener(event, onChance)
  const timer = setInterval(onChance, pauseMs)
  return () => {
    for (const event of chanceEvents) removeEventListener(event, onChance)
    clearInterval(timer)
  }
}
