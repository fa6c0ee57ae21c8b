import type { Query, Row } from '../database.ts'
import { idOf } from './chance.ts'
import { addDays, type Day, daysBetween, today, weekdayFromSunday } from './days.ts'
import type { DemoPerson } from './person.ts'
import type { Pair } from './practice.ts'

const slotTimes = ['10:00', '10:20', '10:40', '15:00', '15:20']

interface Habit {
  /** 1 is Monday. */
  weekday: number
  time: string
  everyWeeks: number
}

const meetings: Record<string, Habit> = {
  'anna@example.com': { weekday: 3, time: '10:00', everyWeeks: 1 },
  'olga@example.com': { weekday: 2, time: '15:00', everyWeeks: 1 },
  'denis@example.com': { weekday: 4, time: '10:20', everyWeeks: 2 },
  'james@example.com': { weekday: 5, time: '15:20', everyWeeks: 3 },
  'timur@example.com': { weekday: 4, time: '15:00', everyWeeks: 1 },
}

/** Offers slots on some days and books the usual meetings; of days gone by only what was booked. */
export async function fillCalendar(
  query: Query,
  coaches: DemoPerson[],
  pairs: Pair[],
  days: Day[],
  now: Date,
): Promise<void> {
  const rows = days
    .filter((day) => ![0, 6].includes(weekdayFromSunday(day)))
    .flatMap((day) =>
      coaches.flatMap((coach) => slotTimes.flatMap((time) => slotOf(coach, pairs, day, time, now))),
    )
  await insertSlots(query, [...rows, ...momentsOf(pairs, now)])
}

/** What should be seen on every day that the demo is started: a session tomorrow, a booking to answer, a declined one. */
function momentsOf(pairs: Pair[], now: Date): Row[] {
  const moments: [string, string, number, string][] = [
    ['lucia@example.com', 'confirmed', 1, '12:00'],
    ['oleg@example.com', 'pending', 3, '12:20'],
    ['james@example.com', 'cancelled', -6, '11:00'],
  ]
  return moments.flatMap(([email, status, daysAhead, time]) => {
    const pair = pairs.find(({ client }) => client.email === email)
    if (!pair) return []
    const day = addDays(today(), daysAhead)
    return [
      {
        id: idOf(`appointment ${email} ${day} ${time}`),
        nutritionist_id: pair.coach.id,
        client_id: pair.client.id,
        start_time: new Date(`${day}T${time}:00`).toISOString(),
        status,
        created_at: now.toISOString(),
      },
    ]
  })
}

/** Inserts those that stand in nobody's way: not over another slot, not on a day on which the client has one. */
async function insertSlots(query: Query, rows: Row[]): Promise<void> {
  await query(
    `insert into public.appointments (id, nutritionist_id, client_id, start_time, status, created_at)
     select id, nutritionist_id, client_id, start_time, status, created_at
     from jsonb_populate_recordset(null::public.appointments, $1::jsonb) as wanted
     where not exists (
       select from public.appointments as present
       where present.id = wanted.id
         or (present.nutritionist_id = wanted.nutritionist_id
           and present.start_time < wanted.start_time + interval '20 minutes'
           and present.end_time > wanted.start_time)
         or (present.client_id = wanted.client_id and present.start_time::date = wanted.start_time::date)
     )`,
    [JSON.stringify(rows)],
  )
}

function slotOf(coach: DemoPerson, pairs: Pair[], day: Day, time: string, now: Date): Row[] {
  const start = new Date(`${day}T${time}:00`)
  const week = Math.floor(daysBetween('2026-01-05', day) / 7)
  const booked = pairs.find(({ client, coach: own }) => {
    const habit = meetings[client.email]
    return (
      own.id === coach.id &&
      habit?.time === time &&
      habit.weekday === weekdayFromSunday(day) &&
      week % habit.everyWeeks === 0
    )
  })
  const isPast = start <= now
  if (isPast && !booked) return []
  const isSoon = daysBetween(today(), day) < 7
  return [
    {
      id: idOf(`appointment ${coach.email} ${day} ${time}`),
      nutritionist_id: coach.id,
      client_id: booked?.client.id ?? null,
      start_time: start.toISOString(),
      status: booked ? (isPast || isSoon ? 'confirmed' : 'pending') : 'available',
      created_at: now.toISOString(),
    },
  ]
}
