/** So long, in ms, a frame is waited for: a busy device draws late, and a tab behind another one not at all. */
const longestWaitMs = 200

/**
 * Runs something once the browser is about to draw what has just changed, and after 0.2 s in any case.
 * @returns the function that calls it off
 */
export function whenDrawn(run: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const runOnce = () => {
    callOff()
    run()
  }
  const frame = requestAnimationFrame(runOnce)
  const timer = setTimeout(runOnce, longestWaitMs)
  return callOff
}
