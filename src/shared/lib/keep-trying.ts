/** After these pauses, in ms, what a chance has left undone is tried again. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000]

/**
 * Tries at every chance, one attempt at a time. A chance that comes during an attempt brings another one after it, since the
 * attempt may be failing for what has just ended. What an attempt leaves undone is tried again after 1, 2, 4, 8 and 16 s, counted
 * anew from each chance: the first request after the return of a network fails often.
 * @param attempt answers whether something is left to do; it never rejects
 */
export function keepTrying(attempt: () => Promise<boolean>): { chance: () => void; stop: () => void } {
  let pauses: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTrying = false
  let hasChance = false
  let isStopped = false

  async function tryNow(): Promise<void> {
    if (isTrying || isStopped) return
    isTrying = true
    hasChance = false
    const isLeft = await attempt()
    isTrying = false
    if (hasChance) return tryNow()
    const pauseMs = isLeft ? pauses.shift() : undefined
    if (pauseMs !== undefined && !isStopped) timer = setTimeout(() => void tryNow(), pauseMs)
  }

  return {
    chance: () => {
      clearTimeout(timer)
      pauses = [...pausesMs]
      hasChance = true
      void tryNow()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
