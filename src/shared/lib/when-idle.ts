/** Safari has no idle callback: by then, in ms, the screen stands. */
const safariDelay = 1500

/**
 * Runs something once the browser has nothing else to do.
 * @returns the function that calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, safariDelay)
  return () => clearTimeout(id)
}
