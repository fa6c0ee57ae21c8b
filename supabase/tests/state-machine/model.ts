/**
 * Connections and appointments in plain values and
 * without a look at the SQL. People are numbers; times are minutes since a Monday at noon.
 */

export interface Request {
  client: number
  nutritionist: number
  status: 'pending' | 'approved' | 'rejected'
}

export interface Slot {
  nutritionist: number
  start: number
  status: 'available' | 'pending' | 'confirmed' | 'cancelled'
  client: number | null
}

export interface State {
  now: number
  /** The nutritionist of each connected client. */
  connections: Map<number, number>
  /** By the order in which they were made; what was deleted is null. */
  requests: (Request | null)[]
  slots: (Slot | null)[]
}

export type Command =
  | { does: 'ask'; client: number; nutritionist: number }
  | { does: 'withdraw'; client: number; request: number }
  | { does: 'answer'; nutritionist: number; request: number; status: 'approved' | 'rejected' }
  | { does: 'disconnect'; client: number }
  | { does: 'offer'; nutritionist: number; start: number }
  | { does: 'remove'; nutritionist: number; slot: number }
  | { does: 'book'; client: number; slot: number }
  | { does: 'cancel'; client: number; slot: number }
  | { does: 'decide'; nutritionist: number; slot: number; status: 'confirmed' | 'cancelled' }
  | { does: 'wait'; minutes: number }

/** How many rows a command changes, or the code with which it is refused. */
export type Result = number | string

const notice = 24 * 60
const weeklyLimit = 3
const length = 20

export const emptyState = (): State => ({ now: 0, connections: new Map(), requests: [], slots: [] })

const dayOf = ({ start }: Slot) => Math.floor((start + 12 * 60) / (24 * 60))
const weekOf = (slot: Slot) => Math.floor(dayOf(slot) / 7)
const isTaken = ({ status }: Slot) => status === 'pending' || status === 'confirmed'
const isCancellable = (slot: Slot, now: number) => now < slot.start - notice

function free(slot: Slot): void {
  slot.status = 'available'
  slot.client = null
}

function ask({ connections, requests }: State, client: number, nutritionist: number): Result {
  const waits = requests.some((request) => request?.client === client && request.status === 'pending')
  if (connections.has(client) || waits) return 'PT409'
  requests.push({ client, nutritionist, status: 'pending' })
  return 1
}

function withdraw({ requests }: State, client: number, index: number): Result {
  const request = requests[index]
  if (request?.client !== client || request.status !== 'pending') return 0
  requests[index] = null
  return 1
}

function answer(
  { connections, requests }: State,
  nutritionist: number,
  index: number,
  status: 'approved' | 'rejected',
): Result {
  const request = requests[index]
  if (request?.nutritionist !== nutritionist || request.status !== 'pending') return 0
  request.status = status
  if (status === 'approved') connections.set(request.client, nutritionist)
  return 1
}

function disconnect({ connections, slots, now }: State, client: number): Result {
  const nutritionist = connections.get(client)
  if (nutritionist === undefined) return 0
  connections.delete(client)
  for (const slot of slots) {
    const isOfPair = slot?.client === client && slot.nutritionist === nutritionist
    if (isOfPair && isTaken(slot) && isCancellable(slot, now)) free(slot)
  }
  return 1
}

function offer({ slots, now }: State, nutritionist: number, start: number): Result {
  if (start <= now) return 'PT422'
  const overlaps = slots.some(
    (slot) =>
      slot?.nutritionist === nutritionist &&
      slot.status !== 'cancelled' &&
      Math.abs(slot.start - start) < length,
  )
  if (overlaps) return 'PT409'
  slots.push({ nutritionist, start, status: 'available', client: null })
  return 1
}

function remove({ slots }: State, nutritionist: number, index: number): Result {
  const slot = slots[index]
  if (slot?.nutritionist !== nutritionist || slot.status !== 'available') return 0
  slots[index] = null
  return 1
}

function book({ connections, slots, now }: State, client: number, index: number): Result {
  const slot = slots[index]
  if (slot?.status !== 'available' || connections.get(client) !== slot.nutritionist) return 0
  if (slot.start <= now) return 'PT422'
  const taken = slots.filter((other) => other?.client === client && isTaken(other))
  const ofDay = taken.filter((other) => other && dayOf(other) === dayOf(slot))
  const ofWeek = taken.filter((other) => other && weekOf(other) === weekOf(slot))
  if (ofDay.length > 0 || ofWeek.length >= weeklyLimit) return 'PT409'
  slot.status = 'pending'
  slot.client = client
  return 1
}

function cancel({ slots, now }: State, client: number, index: number): Result {
  const slot = slots[index]
  if (!slot || slot.client !== client) return 0
  if (!isTaken(slot)) return '42501'
  if (!isCancellable(slot, now)) return 'PT409'
  free(slot)
  return 1
}

function decide(
  { slots }: State,
  nutritionist: number,
  index: number,
  status: 'confirmed' | 'cancelled',
): Result {
  const slot = slots[index]
  if (slot?.nutritionist !== nutritionist || slot.status !== 'pending') return 0
  slot.status = status
  return 1
}

/** Carries a command out on the state, in place. */
export function carryOut(state: State, command: Command): Result {
  switch (command.does) {
    case 'ask':
      return ask(state, command.client, command.nutritionist)
    case 'withdraw':
      return withdraw(state, command.client, command.request)
    case 'answer':
      return answer(state, command.nutritionist, command.request, command.status)
    case 'disconnect':
      return disconnect(state, command.client)
    case 'offer':
      return offer(state, command.nutritionist, command.start)
    case 'remove':
      return remove(state, command.nutritionist, command.slot)
    case 'book':
      return book(state, command.client, command.slot)
    case 'cancel':
      return cancel(state, command.client, command.slot)
    case 'decide':
      return decide(state, command.nutritionist, command.slot, command.status)
    case 'wait':
      state.now += command.minutes
      return 0
  }
}
