/** Safari has no idle callback: by then, in ms, the screen stands. */
const safariDelayMs = 1500
/** A device that is never idle gets no more time than this, in ms: everything else on the screen has come by then. */
const longestWaitMs = 5000

/**
 * Runs something once the browser has nothing else to do, and after five seconds in any case: a slow phone, or a screen that
 * moves, is never idle.
 * @returns the function that calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: longestWaitMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, safariDelayMs)
  return () => clearTimeout(id)
}
