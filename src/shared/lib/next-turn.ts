type Scheduler = { yield?: () => Promise<void> }

/**
 * Lets the browser paint and answer its user before what follows: a slow phone takes a long while over a start that is one
 * piece of work.
 */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
