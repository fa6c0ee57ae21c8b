import { type DeviceStorage, deviceStorage } from './storage'

const storedUnder = 'clock-ahead'
/** An answer tells the second in which it was made, and is on its way for a while. */
const noiseMs = 5000
/** What was longer on its way tells too little. */
const longestWayMs = 10_000
/** So far the device may be off before it matters. */
const tolerableMs = 2 * 60_000
const askTimeoutMs = 3000
const askPauseMs = 30_000

/**
 * How far the clock of this device is ahead of the server's, as the answers of servers tell it. Kept on the device, so that the
 * first call of the next start is right already.
 * @param askServer asks the app's own host for anything, past every cache
 */
export function createClock(storage: DeviceStorage, askServer: () => Promise<Response>) {
  const listeners = new Set<() => void>()
  let aheadMs = Number(storage.read(storedUnder)) || 0
  /** When this device was started, by its clock, as the server's time was last heard: moves with a clock that is set. */
  let heardBy: number | undefined
  let asking: Promise<void> | undefined
  let nextAskAt = -Infinity
  const startedBy = () => Date.now() - performance.now()

  function learn(serverMs: number, atMs = Date.now()): void {
    heardBy = startedBy()
    const heard = atMs - serverMs
    if (Math.abs(heard - aheadMs) < noiseMs) return
    aheadMs = heard
    storage.write(storedUnder, String(heard))
    for (const listener of listeners) listener()
  }
  function hear({ headers }: Response, sentAtMs: number): void {
    const now = Date.now()
    const date = Date.parse(headers.get('Date') ?? '')
    const ageMs = (Number(headers.get('Age')) || 0) * 1000
    const isPrompt = now >= sentAtMs && now - sentAtMs < longestWayMs
    if (isPrompt && !Number.isNaN(date)) learn(date + ageMs + 500, (sentAtMs + now) / 2)
  }
  async function ask(): Promise<void> {
    const sentAt = Date.now()
    await askServer().then(
      (answer) => hear(answer, sentAt),
      () => {}, // without a network what was last heard stands
    )
    nextAskAt = performance.now() + askPauseMs
    asking = undefined
  }

  return {
    /** Ms that this device is ahead; negative where it is behind, 0 as long as nothing is known. */
    aheadMs: () => aheadMs,
    /** Whether a user should know: the day on which something is logged may be another one. */
    isOff: () => Math.abs(aheadMs) > tolerableMs,
    /**
     * Takes over what an answer says of the server's time, where it may be read and was not kept by a cache.
     * @param sentAtMs when it was asked for, by this device's clock
     */
    hear,
    /** @param serverMs the server's time now, or at `atMs` of this device's clock */
    learn,
    /** Asks for the server's time, unless it was heard since the device's clock was last set. Never throws. */
    confirm: async (): Promise<void> => {
      if (heardBy !== undefined && Math.abs(startedBy() - heardBy) < tolerableMs) return
      if (performance.now() < nextAskAt) return
      await (asking ??= ask())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type Clock = ReturnType<typeof createClock>

/** The clock of this device. */
export const clock = createClock(deviceStorage, () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(askTimeoutMs) }),
)
