import { expect } from 'vitest'
import { winners, type Race } from './race.ts'

export const appointmentRaces: Race[] = [
  {
    name: 'many clients, one slot: one books',
    refusals: [],
    async prepare(database, send) {
      const nutritionist = await database.signUp('nutritionist')
      const clients = await database.signUpMany('client', 6)
      await Promise.all(clients.map((client) => database.connect(client, nutritionist)))
      const slot = await database.slot(nutritionist)
      return {
        requests: clients.map((client) => () => send.book(client, slot)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          expect(
            await database.count(
              `select count(*) from public.appointments where id = $1 and status = 'pending' and client_id is not null`,
              [slot],
            ),
          ).toBe(1)
        },
      }
    },
  },
  {
    name: 'one client, slots of one day: one is booked',
    refusals: ['PT409'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const slots = await Promise.all([9, 10, 11, 12].map((hour) => database.slot(nutritionist, 1, hour)))
      return {
        requests: slots.map((slot) => () => send.book(client, slot)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(
            Array.from({ length: 3 }, () => ({
              ok: false,
              code: 'PT409',
              message: 'Cannot book multiple appointments on the same day',
            })),
          )
        },
      }
    },
  },
  {
    name: 'one client, slots of one week: the weekly limit is booked',
    refusals: ['PT409'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const slots = await Promise.all([0, 1, 2, 3, 4, 6].map((day) => database.slot(nutritionist, day)))
      return {
        requests: slots.map((slot) => () => send.book(client, slot)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(3)
          expect(
            outcomes.filter((outcome) => !outcome.ok).map((outcome) => !outcome.ok && outcome.message),
          ).toEqual(Array.from({ length: 3 }, () => 'Weekly booking limit exceeded'))
        },
      }
    },
  },
  {
    name: 'booking against disconnecting: no booking without a connection',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const slot = await database.slot(nutritionist)
      return {
        requests: [() => send.book(client, slot), () => send.disconnect(client)],
        async check() {
          expect(
            await database.sql('select status, client_id from public.appointments where id = $1', [slot]),
          ).toEqual([{ status: 'available', client_id: null }])
        },
      }
    },
  },
  {
    name: 'booking against deleting the slot: one of the two',
    refusals: [],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const slot = await database.slot(nutritionist)
      return {
        requests: [() => send.book(client, slot), () => send.deleteSlot(nutritionist, slot)],
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          const left = await database.sql('select status from public.appointments where id = $1', [slot])
          expect(left).toEqual(outcomes[0]?.ok && outcomes[0].count === 1 ? [{ status: 'pending' }] : [])
        },
      }
    },
  },
  {
    name: 'cancelling against confirming against declining: a state that one of them leaves',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const slot = await database.slot(nutritionist)
      await send.book(client, slot)
      return {
        requests: [
          () => send.cancel(client, slot),
          () => send.answerBooking(nutritionist, slot, 'confirmed'),
          () => send.answerBooking(nutritionist, slot, 'cancelled'),
        ],
        async check() {
          const [row] = await database.sql(
            `select status, client_id is not null as booked,
               (select count(*)::int from public.review_requests r where r.appointment_id = a.id) as asked
             from public.appointments a where id = $1`,
            [slot],
          )
          expect([
            { status: 'available', booked: false, asked: 0 },
            { status: 'confirmed', booked: true, asked: 1 },
            { status: 'cancelled', booked: true, asked: 0 },
          ]).toContainEqual(row)
        },
      }
    },
  },
  {
    name: 'bookings against a nutritionist who moves to another time zone: no two on a day',
    refusals: ['PT409'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      // Two days in UTC, where the nutritionist lives so far; one day in Tokyo.
      const slots = await Promise.all([22, 25].map((hour) => database.slot(nutritionist, 1, hour)))
      return {
        requests: [
          () => send.book(client, slots[0] ?? ''),
          () =>
            database.as(
              nutritionist,
              `update public.profiles set timezone = 'Asia/Tokyo' where id = $1 returning id`,
              [nutritionist.id],
            ),
          () => send.book(client, slots[1] ?? ''),
        ],
        async check(outcomes) {
          expect(outcomes[1]).toMatchObject({ ok: true, count: 1 })
          expect(
            await database.sql(
              `select count(*) = count(distinct slot_date) as apart from public.appointments where client_id = $1`,
              [client.id],
            ),
          ).toEqual([{ apart: true }])
        },
      }
    },
  },
  {
    name: 'overlapping slots of one calendar: one is made',
    refusals: ['PT409'],
    async prepare(database) {
      const nutritionist = await database.signUp('nutritionist')
      const insert = (minutes: number) => () =>
        database.as(
          nutritionist,
          `insert into public.appointments (nutritionist_id, start_time, duration, status)
           values ($1, date_trunc('day', now()) + interval '9 days 10 hours' + make_interval(mins => $2), 20, 'available')
           returning id`,
          [nutritionist.id, minutes],
        )
      return {
        requests: [insert(0), insert(10), insert(19), insert(0)],
        async check(outcomes) {
          expect(
            await database.count(
              `select count(*) from public.appointments a join public.appointments b
                 on a.nutritionist_id = b.nutritionist_id and a.id < b.id
                 and a.start_time < b.end_time and b.start_time < a.end_time
               where a.nutritionist_id = $1`,
              [nutritionist.id],
            ),
          ).toBe(0)
          expect(winners(outcomes)).toBe(1)
        },
      }
    },
  },
]
