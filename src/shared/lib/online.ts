import { chanceEvents } from './chances'

/** Some browsers tell of no change: interval in ms in which an offline device is looked at again. */
const lookAgainMs = 5000
/** How long the app's own host may take to answer, in ms. */
const askTimeoutMs = 3000

const wakeEvents = ['offline', ...chanceEvents] as const
const listeners = new Set<() => void>()

/** Since the device said that it has no network, a request was answered all the same. */
let isAnswered = false
/** A request got lost, and the app's own host was out of reach as well, whatever the device says. */
let isLost = false
/** How often the network was lost. */
let losses = 0
/** What was seen last: listeners are told of the next difference. */
let seen = true
let lookingAgain: ReturnType<typeof setInterval> | undefined
let asking: Promise<void> | undefined

/**
 * Whether there is a network. Where the device says so, until a request gets lost and the app's own host does not answer either;
 * where it says the opposite, once a request was answered since. The backend may be out of reach all the same.
 */
export function isOnline(): boolean {
  return (saysOnline() && !isLost) || isAnswered
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
 * Sends a request and learns from it: an answer, whatever it is, proves a network, unless the request was under way when the
 * network was lost; one that gets lost makes the app ask its own host.
 * @returns what `send` returns
 * @throws what `send` rejects with
 */
export async function noteRequest<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const lossesBefore = losses
  try {
    const answer = await send()
    if (lossesBefore === losses) noteAnswer()
    return answer
  } catch (error) {
    if (error instanceof TypeError && isOnline()) void askHost()
    throw error
  }
}

function noteAnswer(): void {
  if (isOnline()) return
  isLost = false
  isAnswered = true
  look()
}

/** Asks the app's own host for a small file, past every cache. */
export async function reachesHost(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(askTimeoutMs) } as const
  return fetch('/favicon.svg', options).then(
    () => true,
    () => false,
  )
}

async function askHost(): Promise<void> {
  if (!globalThis.document) return
  const lossesBefore = losses
  await (asking ??= reachesHost().then((isReached) => {
    if (isReached) noteAnswer()
    else if (!isLost && lossesBefore === losses) lose()
  }))
  asking = undefined
}

function lose(): void {
  isLost = true
  isAnswered = false
  losses += 1
  look()
}

function look(): void {
  if (saysOnline()) isAnswered = false // what was answered counts against this one loss
  const now = isOnline()
  if (!now) lookingAgain ??= setInterval(lookAgain, lookAgainMs)
  if (now && lookingAgain !== undefined) {
    clearInterval(lookingAgain)
    lookingAgain = undefined
  }
  if (now === seen) return
  seen = now
  for (const listener of listeners) listener()
}

function lookAgain(): void {
  if (isLost) void askHost()
  look()
}

function handleWake(event: Event): void {
  if (event.type === 'online') isLost = false
  if (event.type === 'offline') {
    isAnswered = false
    losses += 1
  }
  lookAgain()
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
