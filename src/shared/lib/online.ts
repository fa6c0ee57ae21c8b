import { chanceEvents } from './chances'

/** Some browsers tell of no change: so often, in ms, an offline device is looked at again. */
const lookAgainMs = 5000

const wakeEvents = ['offline', ...chanceEvents] as const
const listeners = new Set<() => void>()

/** Since the device said that it has no network, a request was answered all the same. */
let isAnswered = false
/** How often the device said so. */
let losses = 0
/** What was seen last: listeners are told of the next difference. */
let seen = true
let lookingAgain: ReturnType<typeof setInterval> | undefined

/**
 * Whether there is a network: the device says so, or a request was answered since it said the opposite. The backend may be
 * out of reach all the same.
 */
export function isOnline(): boolean {
  return saysOnline() || isAnswered
}

const saysOnline = (): boolean => globalThis.navigator?.onLine !== false

/**
 * Tells when that has changed. The events of the browser alone are not waited for, which some web views never send: the
 * device is asked when somebody looks at the page, and every five seconds while it is offline.
 * @returns the function that stops it
 */
export function watchOnline(onChange: () => void): () => void {
  if (listeners.size === 0) listen()
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) stopListening()
  }
}

/**
 * Begins a request.
 * @returns to be called once it was answered, whatever the answer is; one under way when the network was lost tells nothing
 */
export function noteRequest(): () => void {
  const lossesBefore = losses
  return () => {
    if (lossesBefore !== losses || isOnline()) return
    isAnswered = true
    look()
  }
}

function look(): void {
  if (saysOnline()) isAnswered = false // what was answered counts against this one loss
  const now = isOnline()
  if (!now) lookingAgain ??= setInterval(look, lookAgainMs)
  if (now && lookingAgain !== undefined) {
    clearInterval(lookingAgain)
    lookingAgain = undefined
  }
  if (now === seen) return
  seen = now
  for (const listener of listeners) listener()
}

function handleWake(event: Event): void {
  if (event.type === 'offline') {
    isAnswered = false
    losses += 1
  }
  look()
}

function listen(): void {
  for (const name of wakeEvents) addEventListener(name, handleWake)
  seen = isOnline()
  look()
}

function stopListening(): void {
  for (const name of wakeEvents) removeEventListener(name, handleWake)
  clearInterval(lookingAgain)
  lookingAgain = undefined
}
