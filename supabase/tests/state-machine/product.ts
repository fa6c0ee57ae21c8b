import type { Outcome, Person, TestDatabase } from '../harness/test-database.ts'
import { emptyState, type Command, type Request, type Result, type Slot, type State } from './model.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')
const minute = 60_000
const instant = (minutes: number) => new Date(noon + minutes * minute).toISOString()

type Act = Exclude<Command, { does: 'wait' }>

/** The requests of the app. */
const statements: Record<Act['does'], string> = {
  ask: `insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, 'pending')`,
  withdraw: 'delete from public.connection_requests where id = $1',
  answer: `update public.connection_requests set status = $2 where id = $1 and status = 'pending'`,
  disconnect: 'delete from public.client_nutritionist_relationships where client_id = $1',
  offer: `insert into public.appointments (nutritionist_id, start_time, duration, status) values ($1, $2, 20, 'available')`,
  remove: `delete from public.appointments where id = $1 and status = 'available'`,
  book: `update public.appointments set status = 'pending', client_id = $2 where id = $1 and status = 'available'`,
  cancel: `update public.appointments set status = 'available', client_id = null where id = $1 and client_id = $2`,
  decide: `update public.appointments set status = $2 where id = $1 and status = 'pending'`,
}

/** The same people and commands as the model's, in the database. */
export class Product {
  private requests: string[] = []
  private slots: string[] = []
  private now = 0

  constructor(
    private readonly database: TestDatabase,
    private readonly clients: Person[],
    private readonly nutritionists: Person[],
  ) {}

  /** Forgets every connection, request and appointment, and turns the clock back. */
  async reset(): Promise<void> {
    this.requests = []
    this.slots = []
    this.now = 0
    await this.database.setClock(instant(0))
    await this.database.pglite.exec(`
      delete from public.client_nutritionist_relationships;
      delete from public.connection_requests;
      delete from public.appointments;
      delete from public.review_requests;
      delete from public.notifications`)
  }

  async carryOut(command: Command): Promise<Result> {
    if (command.does === 'wait') {
      this.now += command.minutes
      await this.database.setClock(instant(this.now))
      return 0
    }
    const outcome = await this.send(command)
    if (!outcome.ok) return outcome.code
    const made = outcome.rows[0]?.id ?? ''
    if (command.does === 'ask') this.requests.push(made)
    if (command.does === 'offer') this.slots.push(made)
    return outcome.rows.length
  }

  private send(command: Act): Promise<Outcome<{ id: string }>> {
    const me = 'client' in command ? this.clients[command.client] : this.nutritionists[command.nutritionist]
    if (!me) throw new Error('nobody')
    const other = command.does === 'ask' ? this.nutritionists[command.nutritionist]?.id : undefined
    const request = 'request' in command ? this.requests[command.request] : undefined
    const slot = 'slot' in command ? this.slots[command.slot] : undefined
    const parameters: Record<Act['does'], unknown[]> = {
      ask: [me.id, other],
      withdraw: [request],
      answer: [request, 'status' in command && command.status],
      disconnect: [me.id],
      offer: [me.id, 'start' in command && instant(command.start)],
      remove: [slot],
      book: [slot, me.id],
      cancel: [slot, me.id],
      decide: [slot, 'status' in command && command.status],
    }
    return this.database.as(me, `${statements[command.does]} returning id`, parameters[command.does])
  }

  /** What is stored, in the model's words. */
  async read(): Promise<State> {
    const state = emptyState()
    state.now = this.now
    const client = (id: unknown) => this.clients.findIndex((person) => person.id === id)
    const nutritionist = (id: unknown) => this.nutritionists.findIndex((person) => person.id === id)
    type Stored = {
      id: string
      client_id: string | null
      nutritionist_id: string
      status: string
      start: number
    }
    for (const row of await this.database.sql<Stored>(
      'select client_id, nutritionist_id from public.client_nutritionist_relationships order by client_id',
    )) {
      state.connections.set(client(row.client_id), nutritionist(row.nutritionist_id))
    }
    const requests = await this.database.sql<Stored>('select * from public.connection_requests')
    state.requests = this.requests.map((id) => {
      const row = requests.find((stored) => stored.id === id)
      if (!row) return null
      return {
        client: client(row.client_id),
        nutritionist: nutritionist(row.nutritionist_id),
        status: row.status as Request['status'],
      }
    })
    const slots = await this.database.sql<Stored>(
      `select *, extract(epoch from start_time)::float8 * 1000 as start from public.appointments`,
    )
    state.slots = this.slots.map((id) => {
      const row = slots.find((stored) => stored.id === id)
      if (!row) return null
      return {
        nutritionist: nutritionist(row.nutritionist_id),
        start: (row.start - noon) / minute,
        status: row.status as Slot['status'],
        client: row.client_id === null ? null : client(row.client_id),
      }
    })
    return state
  }
}
