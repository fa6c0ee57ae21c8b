import type { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../api/app-error'
import type { DeviceTable } from '../device/device-table'
import { memoryTable } from '../testing/memory-table'
import { contentOf, type LogRow } from './content'
import { defineStore, type EntryStore, type LogTable } from './entry-store'
import { createOutbox, isWaiting, type Outbox, type OutboxItem } from './outbox'
import { readUnsent } from './read-unsent'
import { logSender } from './log-sender'
import { sendOutbox } from './send-outbox'
import { changeColumns } from './shape'
import { removeOrKeep, saveOrKeep, takeUnsent, undelete } from './unsent'

type Entry = LogRow & { text?: string; words?: string; mark?: string }
type Tab = {
  name: number
  outbox: Outbox
  isOpen: boolean
  store: EntryStore<Entry>
  hear?: () => void
  /** Whose session it has. */
  sessionOf: () => string
}

/** The tab whose code runs: what is one outbox in a browser's tab is one for each tab here. */
const { running } = await vi.hoisted(async () => {
  const { AsyncLocalStorage: Storage } = await import('node:async_hooks')
  return { running: new Storage() as AsyncLocalStorage<Tab> }
})
vi.mock(import('./outbox'), async (load) => {
  const real = await load()
  const get = (_: object, key: string) => Reflect.get(running.getStore()!.outbox, key) as unknown
  return { ...real, outbox: new Proxy(real.outbox, { get }) } as typeof real
})
vi.mock(import('../api/run'), async (load) => ({
  ...(await load()),
  confirmSession: async (userId) => confirmUser(userId),
  throwMissing: async (message, userId) => {
    confirmUser(userId)
    throw new AppError('not-found', message)
  },
}))

function confirmUser(userId: string | undefined): void {
  if (running.getStore()!.sessionOf() !== userId) throw new AppError('signed-out', 'another session')
}

vi.stubGlobal('navigator', {})

const own = {
  id: z.string(),
  user_id: z.string(),
  date: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
}
const schemas = [
  z.object({ ...own, text: z.string() }),
  z.object({ ...own, words: z.string(), mark: z.string() }),
]
const release = changeColumns({ renamed: { text: 'words' }, added: { mark: 'none' } })
const saidIn = ({ text, words }: Partial<Entry>) => text ?? words

/** What the user said of an entry: `said` is undefined for a deletion. */
type Word = { id: string; said: string | undefined; start: number; end: number; isKept: boolean }

type Message = { id: string; userId: string; tab: number; start: number; end: number }

type Command = {
  do:
    | 'write'
    | 'edit'
    | 'delete'
    | 'undo'
    | 'message'
    | 'round'
    | 'reopen'
    | 'step'
    | 'bothRounds'
    | 'release'
    | 'switch'
  tab: number
  which: number
}

const flush = () => new Promise((resolve) => setImmediate(resolve))
const isNetwork = (draw: number) => draw === 3

/** A device with two tabs, and the server. @param draws what becomes of each call, over and over */
class World {
  readonly kept = new Map<string, OutboxItem>()
  readonly rows = new Map<
    string,
    { id: string; userId: string; said: string; created: string; version: number }
  >()
  readonly arrived: string[] = []
  readonly written: Message[] = []
  readonly words: Word[] = []
  readonly faults: string[] = []
  private pending: { tab?: Tab; go: () => void }[] = []
  /** What may be taken back, in the tab that deleted it. */
  private readonly deleted = new Map<string, { row: Entry; by: Tab }>()
  private readonly underway = new Map<string, Tab>()
  private lock?: Tab
  private time = 0
  private drawn = 0
  private isSettling = false
  shape = 0
  userId = 'anna'
  tabs: Tab[] = []

  constructor(
    private readonly draws: readonly number[],
    private readonly hasLocks: boolean,
  ) {}

  private draw = () => (this.isSettling ? 0 : this.draws[this.drawn++ % this.draws.length]!)

  /** Goes on at a later step; never where its tab is closed by then. */
  private pause = () =>
    new Promise<void>((go) => this.pending.push({ tab: running.getStore() as Tab | undefined, go }))

  private device(): DeviceTable<OutboxItem> {
    const table = memoryTable(this.kept)
    let before: Promise<unknown> = Promise.resolve()
    /** What a tab asks of the device is done in the order of asking. */
    const late = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
      return (...args: Args): Promise<T> => {
        const isLate = this.draw() % 4 === 1
        const turn = before.then(() => (isLate ? this.pause() : undefined)).then(() => call(...args))
        before = turn
        return turn
      }
    }
    return {
      ...table,
      all: late(table.all),
      change: late(table.change),
      find: late(table.find),
      put: late(table.put),
    }
  }

  /** One call: it works, answers late, fails before anything is done, or is done and not heard. */
  private async call<T>(work: (userId: string) => T): Promise<T> {
    const draw = this.draw()
    const userId = this.userId
    if (draw === 1) await this.pause()
    if (isNetwork(draw)) throw new AppError('network', 'not reached')
    if (draw === 4) throw new AppError('unknown', '500')
    if (draw === 5) throw new AppError('too-many', '429')
    const answer = work(userId)
    if (draw === 2) await this.pause()
    if (draw === 6) throw new AppError('network', 'not heard')
    return answer
  }

  private table(shape: number): LogTable<Entry> {
    const rowOf = (row: NonNullable<ReturnType<World['rows']['get']>>): Entry => ({
      id: row.id,
      user_id: row.userId,
      date: '2026-11-29',
      created_at: row.created,
      updated_at: String(row.version),
      ...(shape === 0 ? { text: row.said } : { words: row.said, mark: 'none' }),
    })
    const seenBy = (userId: string, id: string) => {
      const row = this.rows.get(id)
      return row?.userId === userId ? row : undefined
    }
    return {
      find: (id) =>
        this.call((userId) => {
          const row = seenBy(userId, id)
          return row && rowOf(row)
        }),
      insert: ({ id, userId, content, createdAt }) =>
        this.call((caller) => {
          if (userId !== caller) throw new AppError('forbidden', 'of another user')
          if (this.rows.has(id)) return undefined
          const row = {
            id,
            userId,
            said: saidIn(content)!,
            created: createdAt ?? 'now',
            version: (this.time += 1),
          }
          this.rows.set(id, row)
          return rowOf(row)
        }),
      update: (id, seen, content) =>
        this.call((userId) => {
          const row = seenBy(userId, id)
          if (!row || String(row.version) !== seen) return undefined
          row.said = saidIn(content)!
          row.version = this.time += 1
          return rowOf(row)
        }),
      remove: (id, seen) =>
        this.call((userId) => String(seenBy(userId, id)?.version) === seen && this.rows.delete(id)),
    }
  }

  async open(name: number): Promise<void> {
    const before = this.tabs[name]
    if (before) before.isOpen = false
    if (this.lock === before) this.lock = undefined
    for (const [id, tab] of this.underway) if (tab === before) this.underway.delete(id)
    this.pending = this.pending.filter(({ tab }) => tab?.isOpen !== false)
    const tell = () => {
      const other = this.tabs[1 - name]
      this.pending.push({ tab: other, go: () => other && running.run(other, () => other.hear?.()) })
    }
    const channel = { postMessage: tell, onmessage: null as (() => void) | null }
    const outbox = createOutbox(this.device(), channel, () => (this.time += 1))
    const store = defineStore<Entry>({
      name: 'mood',
      rowSchema: schemas[this.shape] as never,
      table: this.table(this.shape),
      steps: this.shape === 0 ? [] : [release],
      queryKey: () => [],
    })
    const hear = () => channel.onmessage?.()
    const tab: Tab = { name, outbox, isOpen: true, store, hear, sessionOf: () => this.userId }
    this.tabs[name] = tab
    await this.in(tab, () => outbox.open(this.userId))
  }

  private async in(tab: Tab, act: () => Promise<unknown>): Promise<void> {
    void running.run(tab, async () => act().catch((error: unknown) => this.expectFailure(error)))
    await flush()
  }

  /** What the user was told of is no loss. */
  private expectFailure(error: unknown): void {
    if (!(error instanceof AppError)) this.faults.push(String(error))
  }

  /** @param act answers false for what is not bound to stand */
  private async say(id: string, said: string | undefined, act: () => Promise<unknown>): Promise<void> {
    const word: Word = { id, said, start: (this.time += 1), end: Infinity, isKept: false }
    this.words.push(word)
    const isBound = await act()
    word.end = this.time += 1
    word.isKept = isBound !== false
  }

  private contentIn = ({ store }: Tab, said: string) =>
    store.version === 0
      ? { date: '2026-11-29', text: said }
      : { date: '2026-11-29', words: said, mark: 'none' }

  /** What a tab shows: what is stored, and over it what waits. */
  private shownIn({ outbox, store }: Tab): Entry[] {
    const unsent = outbox.get().flatMap((item) => (item.lane ? [] : (readUnsent(store, item) ?? [])))
    const ids = new Set(unsent.map(({ row }) => row.id))
    const stored = [...this.rows.values()].filter(({ userId, id }) => userId === this.userId && !ids.has(id))
    const rows = stored.map(({ id, created, version, said }) => ({
      id,
      user_id: this.userId,
      created_at: created,
      updated_at: String(version),
      ...this.contentIn(this.tabs[this.tabs.findIndex((tab) => tab.store === store)]!, said),
    }))
    return [...unsent.filter(({ isDeleted }) => !isDeleted).map(({ row }) => row), ...rows]
  }

  private async undo(tab: Tab): Promise<void> {
    const [id, last] = [...this.deleted].at(-1) ?? []
    if (!id || last?.by !== tab || last.row.user_id !== this.userId) return
    this.deleted.delete(id)
    const { user_id: userId, created_at: createdAt } = last.row
    const said = saidIn(last.row)!
    await this.say(id, said, async () => {
      if (await undelete(tab.store, id)) return
      await saveOrKeep(tab.store, { id, userId, content: this.contentIn(tab, said), createdAt })
    })
  }

  private act(tab: Tab, command: Command): Promise<unknown> {
    const { outbox, store } = tab
    const userId = this.userId
    const name = `${userId} ${(this.time += 1)}`
    const shown = this.shownIn(tab)
    const row = shown[command.which % (shown.length || 1)]
    if (command.do === 'write')
      return this.say(name, name, () =>
        saveOrKeep(store, { id: name, userId, content: this.contentIn(tab, name), createdAt: 'then' }),
      )
    if (command.do === 'message') {
      const message = { id: name, userId, tab: tab.name, start: this.time, end: Infinity }
      this.written.push(message)
      const item = { id: name, userId, kind: 'message', version: 0, lane: 'coach', payload: name }
      return outbox.put(item).then(() => (message.end = this.time += 1))
    }
    if (command.do === 'undo') return this.undo(tab)
    if (!row) return Promise.resolve()
    if (command.do === 'delete') {
      // Not bound to be gone: what another tab sends in the moment in which it is deleted past the outbox.
      const isUnderway = this.underway.has(row.id)
      return this.say(row.id, undefined, async () => {
        const { isSent } = await removeOrKeep(store, row)
        this.deleted.set(row.id, { row, by: tab })
        return !(isSent && isUnderway)
      })
    }
    return this.say(row.id, name, () => {
      const unsent = takeUnsent(store, row.id)
      const base = unsent ? unsent.base : row
      const sent = unsent && contentOf<Entry>(store, unsent.row)
      return saveOrKeep(store, { id: row.id, userId, content: this.contentIn(tab, name), base, sent })
    })
  }

  /** @param isAlone whether the device lets one tab send at a time */
  private async round(tab: Tab, isAlone: boolean): Promise<void> {
    if (isAlone && this.lock) return
    if (isAlone) this.lock = tab
    await tab.outbox.open(this.userId)
    await sendOutbox(tab.outbox, async (item) => {
      if (item.userId !== this.userId)
        this.faults.push(`sends ${item.id} of ${item.userId} as ${this.userId}`)
      if (item.kind !== 'message')
        return async (...args) => {
          this.underway.set(item.id, tab)
          await logSender(tab.store)
            .send(...args, undefined as never)
            .finally(() => this.underway.delete(item.id))
        }
      return () =>
        this.call((userId) => {
          if (userId !== item.userId) throw new AppError('forbidden', 'of another user')
          if (!this.arrived.includes(item.id)) this.arrived.push(item.id)
        })
    }).finally(() => {
      if (this.lock === tab) this.lock = undefined
    })
  }

  private async step(which: number): Promise<void> {
    const [next] = this.pending.splice(which % (this.pending.length || 1), 1)
    next?.go()
    await flush()
  }

  async run(command: Command): Promise<void> {
    if (command.do === 'step') await this.step(command.which)
    else if (command.do === 'reopen') await this.open(command.tab)
    else if (command.do === 'release') this.shape = 1
    else if (command.do === 'round')
      await this.in(this.tabs[command.tab]!, () => this.round(this.tabs[command.tab]!, this.hasLocks))
    else if (command.do === 'bothRounds')
      for (const tab of this.tabs) await this.in(tab, () => this.round(tab, this.hasLocks))
    else if (command.do === 'switch') await this.switchUser()
    else await this.in(this.tabs[command.tab]!, () => this.act(this.tabs[command.tab]!, command))
    for (const { outbox } of this.tabs)
      for (const { userId, id } of outbox.get())
        if (userId !== this.userId) this.faults.push(`shows ${id} to ${this.userId}`)
  }

  private async switchUser(): Promise<void> {
    this.userId = this.userId === 'anna' ? 'boris' : 'anna'
    for (const tab of this.tabs) await this.in(tab, () => tab.outbox.open(this.userId))
  }

  /** The server works, everything arrives, and nobody touches anything. */
  async settle(): Promise<void> {
    this.isSettling = true
    const finish = async () => {
      while (this.pending.length > 0) await this.step(0)
    }
    await finish()
    this.shape = 1
    for (const name of [0, 1]) await this.open(name)
    for (const _ of ['boris', 'anna']) {
      await this.switchUser()
      for (let left = 5; left > 0 && this.tabs[0]!.outbox.get().some(isWaiting); left -= 1)
        await this.run({ do: 'round', tab: 0, which: 0 })
      await finish()
      const own = [...this.kept.values()].filter(({ userId }) => userId === this.userId).map(({ id }) => id)
      for (const { outbox } of this.tabs)
        expect(
          outbox
            .get()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(own.toSorted())
      expect(this.tabs[0]!.outbox.get().filter(isWaiting)).toEqual([])
    }
  }

  check(): void {
    expect(this.faults).toEqual([])
    const place = (message: Message) => this.arrived.indexOf(message.id)
    for (const message of this.written) {
      if (message.end < Infinity) expect(this.arrived).toContain(message.id)
      const isBefore = ({ userId, tab, start, end }: Message) =>
        userId === message.userId && (end < message.start || (tab === message.tab && start < message.start))
      for (const earlier of this.written.filter(isBefore))
        if (place(message) >= 0) expect(place(earlier)).toBeLessThan(place(message))
    }
    for (const id of new Set(this.words.map((word) => word.id))) this.checkEntry(id)
  }

  private checkEntry(id: string): void {
    const words = this.words.filter((word) => word.id === id)
    const kept = words.filter(({ isKept }) => isKept)
    const last = words.filter((word) => !word.isKept || !kept.some(({ start }) => start > word.end))
    const allowed = last.map(({ said }) => said)
    const row = this.rows.get(id)
    if (row)
      expect([words.map(({ said }) => said), id]).toEqual([
        expect.arrayContaining([row.said]),
        expect.stringContaining(row.userId),
      ])
    const [owner] = id.split(' ')
    const item = this.kept.get(`${owner}:${id}`)
    const marked = item && readUnsent(this.tabs[0]!.store, item)
    if (kept.length === 0 || allowed.includes(row?.said)) return
    expect({ id, row, marked, problem: item?.problem, words }).toMatchObject({ marked: expect.anything() })
    expect(allowed).toContain(marked!.isDeleted ? undefined : saidIn(marked!.row))
  }
}

const tab = fc.nat(1)
const which = fc.nat(5)
const commandsOf = (names: readonly Command['do'][]) =>
  fc.array(
    fc
      .constantFrom(...names)
      .chain((name) => fc.record({ do: fc.constant(name), tab, which })) as fc.Arbitrary<Command>,
    { minLength: 3, maxLength: 12 },
  )
const draws = fc.array(fc.nat(9), { minLength: 5, maxLength: 25 })
const steps = [
  'write',
  'edit',
  'message',
  'round',
  'step',
  'step',
  'step',
  'reopen',
  'release',
  'switch',
] as const

async function live(commands: Command[], drawn: number[], hasLocks: boolean): Promise<void> {
  const world = new World(drawn, hasLocks)
  await world.open(0)
  await world.open(1)
  for (const command of commands) await world.run(command)
  await world.settle()
  world.check()
}

test('two tabs, one of which sends at a time: no item is lost, none doubled, none of another user', () =>
  fc.assert(
    fc.asyncProperty(commandsOf([...steps, 'delete', 'undo']), draws, (commands, drawn) =>
      live(commands, drawn, true),
    ),
    { numRuns: 6000 },
  ))

test('two tabs that send at once, where browsers know no locks', () =>
  fc.assert(
    fc.asyncProperty(commandsOf([...steps, 'bothRounds']), draws, (commands, drawn) =>
      live(commands, drawn, false),
    ),
    { numRuns: 4000 },
  ))
