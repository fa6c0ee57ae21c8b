import { AppError } from '../api/app-error'
import { isWaiting, type Outbox, type OutboxItem, type SendProblem } from './outbox'

/**
 * Sends one item. Any number of attempts store it once.
 * @param keep notes what an attempt has found out, for the next one, and the shape in which it says so; throws ItemReplaced where
 *   the item was changed or removed meanwhile, which is not to be sent any more
 * @throws AppError `conflict` when the entry was changed elsewhere, and others
 */
export type Send = (
  item: OutboxItem,
  keep: (payload: unknown, version: number) => Promise<void>,
) => Promise<void>

/** What cannot be carried over from the release that kept it: it is shown as it was typed. */
export class UnreadableItem extends AppError {
  override name = 'UnreadableItem'

  constructor() {
    super('invalid', 'the item was kept in a shape that this release does not know')
  }
}

/** Another item, or none, has come in the place of the one that is about to be sent. */
export class ItemReplaced extends AppError {
  override name = 'ItemReplaced'

  constructor() {
    super('cancelled', 'the item was changed or removed before it was sent')
  }
}

/** What is noted of a failed attempt. */
export const problemOf = (error: unknown): SendProblem =>
  error instanceof AppError ? { code: error.code, name: error.name } : { code: 'unknown', name: 'Error' }

/** Nobody answers, or nobody is signed in: the next item would fare no better. */
const isOutOfReach = ({ code }: SendProblem) => code !== 'unknown'

/**
 * Sends what waits, each lane in the order of writing and the lanes side by side, until nothing is left that was not tried. An
 * item that is refused is marked and holds up no other; one that failed for now holds up its lane, and without a backend
 * everything that has no lane.
 * @param senderOf answers who sends an item
 * @returns the items that were sent
 */
export async function sendOutbox(
  outbox: Outbox,
  senderOf: (item: OutboxItem) => Promise<Send>,
): Promise<OutboxItem[]> {
  const sent: OutboxItem[] = []
  const tried = new Set<string>()
  const blocked = new Set<string | undefined>()
  const running = new Map<string | undefined, Promise<void>>()

  /** @returns why it was not sent */
  async function attempt(item: OutboxItem): Promise<SendProblem | undefined> {
    try {
      const send = await senderOf(item)
      await send(item, async (payload, version) => {
        if (!(await outbox.note(item, { payload, version }))) throw new ItemReplaced()
      })
      await outbox.remove(item.id, item.stamp)
      sent.push(item)
      return undefined
    } catch (error) {
      if (error instanceof ItemReplaced) return undefined
      const problem = problemOf(error)
      await outbox.note(item, { problem }).catch(() => false)
      return problem
    }
  }

  const nextOf = (lane: string | undefined) =>
    outbox.get().find((item) => item.lane === lane && isWaiting(item) && !tried.has(item.stamp))

  async function runLane(lane: string | undefined): Promise<void> {
    for (let item = nextOf(lane); item && !blocked.has(lane); item = nextOf(lane)) {
      tried.add(item.stamp)
      const problem = await attempt(item)
      const isHeldUp = problem && isWaiting({ ...item, problem })
      if (isHeldUp && (lane !== undefined || isOutOfReach(problem))) blocked.add(lane)
    }
  }

  const lanesToRun = () =>
    [...new Set(outbox.get().map(({ lane }) => lane))].filter(
      (lane) => !running.has(lane) && !blocked.has(lane) && nextOf(lane) !== undefined,
    )
  for (let lanes = lanesToRun(); lanes.length > 0 || running.size > 0; lanes = lanesToRun()) {
    for (const lane of lanes)
      running.set(
        lane,
        runLane(lane).finally(() => running.delete(lane)),
      )
    await Promise.race(running.values())
  }
  return sent
}
