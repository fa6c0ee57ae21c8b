import { isOnline } from '../lib/online'

/** Whether changes are told at once: not yet, yes, or not any more. */
export type LiveState = 'connecting' | 'live' | 'down'

/** A connection that comes back within this time, in ms, was never down: nothing on the screen flickers. */
const graceMs = 5000
/** The poll interval, in ms, while there is no connection. */
const pollMs = 20_000

type Options = {
  onState?: ((state: LiveState) => void) | undefined
  /** Looks for changes. */
  ask: () => unknown
}

/**
 * Follows one live connection, which is being made from now on, and asks for changes while it is down: at once and every 20
 * seconds, as long as the page is visible and the device does not say that it has no network.
 */
export function followLive({ onState, ask }: Options) {
  let state: LiveState = 'connecting'
  let isStopped = false
  let isJoined = false
  let isAsking = false
  let grace: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  const tell = (next: LiveState) => {
    if (isStopped || state === next) return
    state = next
    onState?.(next)
  }

  const poll = async () => {
    if (isAsking || !isWorthAsking()) return
    isAsking = true
    await settled(ask)
    isAsking = false
  }

  const goDown = () => {
    tell('down')
    void poll()
    polling = setInterval(() => void poll(), pollMs)
  }

  const lost = () => {
    isJoined = false
    if (isStopped || polling !== undefined) return
    grace ??= setTimeout(goDown, graceMs)
  }

  const stopWaiting = () => {
    clearTimeout(grace)
    clearInterval(polling)
    grace = undefined
    polling = undefined
  }

  lost()
  return {
    /** There is no connection, or no longer. */
    lost,
    /**
     * The connection stands.
     * @param catchUp reads what was missed; a connection that was down is 'live' only after it
     */
    joined(catchUp: () => unknown) {
      isJoined = true
      stopWaiting()
      const caughtUp = settled(catchUp)
      if (state === 'down') void caughtUp.then(() => isJoined && tell('live'))
      else tell('live')
    },
    stop() {
      isStopped = true
      stopWaiting()
    },
  }
}

function isWorthAsking(): boolean {
  return globalThis.document?.visibilityState !== 'hidden' && isOnline()
}

/** A read that fails is the screen's to say. */
async function settled(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {}
}
