import type { Query, Row } from '../database.ts'
import { idOf } from './chance.ts'
import { type Day, daysFrom, weekdayOf } from './days.ts'
import { insertMissing } from './insert.ts'
import { clients, type DemoClient, type DemoPerson, nutritionists, type Tongue } from './people.ts'

export interface Pair {
  client: DemoClient
  coach: DemoPerson
}

const idByEmail = new Map([...nutritionists, ...clients].map(({ email, id }) => [email, id]))

const targets: Record<string, Row> = {
  'anna@example.com': {
    target_weight: 68,
    target_waist: 80,
    target_daily_calories: 1700,
    target_daily_calories_burned: 300,
  },
  'denis@example.com': {
    target_weight: 92,
    target_daily_calories: 2200,
    target_weekly_exercise_minutes: 180,
  },
  'olga@example.com': { target_weight: 64, target_daily_calories: 1800, target_weekly_exercise_minutes: 150 },
  'timur@example.com': { target_weight: 86, target_waist: 96, target_daily_calories: 1900 },
}

/** Connects the clients with their nutritionists, asks where an answer is awaited, and sets the first targets. */
export async function connect(query: Query, began: string): Promise<void> {
  const connected = clients.filter(({ nutritionist }) => nutritionist)
  const pairOf = (client: DemoClient, nutritionist: string | undefined) => ({
    client_id: client.id,
    nutritionist_id: idByEmail.get(nutritionist ?? ''),
  })
  await insertMissing(
    query,
    'public.client_nutritionist_relationships',
    connected.map((client) => ({
      id: idOf(`relationship ${client.email}`),
      ...pairOf(client, client.nutritionist),
      created_at: began,
    })),
  )
  await insertMissing(query, 'public.connection_requests', [
    ...connected.map((client) => ({
      id: idOf(`request ${client.email}`),
      ...pairOf(client, client.nutritionist),
      status: 'approved',
      created_at: began,
      responded_at: began,
    })),
    ...clients
      .filter(({ asks }) => asks)
      .map((client) => ({
        id: idOf(`request ${client.email}`),
        ...pairOf(client, client.asks),
        status: 'pending',
        created_at: new Date().toISOString(),
        responded_at: null,
      })),
  ])
  for (const client of connected) {
    const wanted = targets[client.email]
    if (!wanted) continue
    await insertMissing(query, 'public.client_targets', [
      { id: idOf(`targets ${client.email}`), ...pairOf(client, client.nutritionist), ...wanted },
    ])
  }
}

/** Lists the demo pairs that are still connected. */
export async function findPairs(query: Query): Promise<Pair[]> {
  const rows = await query<{ client_id: string; nutritionist_id: string }>(
    'select client_id, nutritionist_id from public.client_nutritionist_relationships',
  )
  return rows.flatMap((row) => {
    const client = clients.find(({ id }) => id === row.client_id)
    const coach = nutritionists.find(({ id }) => id === row.nutritionist_id)
    return client && coach ? [{ client, coach }] : []
  })
}

interface Line {
  /** 1 is Monday. */
  weekday: number
  time: string
  from: 'client' | 'nutritionist'
  texts: Record<Tongue, [string, ...string[]]>
}

const lines: Line[] = [
  {
    weekday: 1,
    time: '09:15',
    from: 'nutritionist',
    texts: {
      en: [
        'Good morning! How did the weekend go?',
        'New week: one thing you want to keep from the last one?',
      ],
      ru: ['Доброе утро! Как прошли выходные?', 'Новая неделя: что из прошлой хочется сохранить?'],
    },
  },
  {
    weekday: 1,
    time: '12:40',
    from: 'client',
    texts: {
      en: [
        'Better than expected, only one late dinner.',
        'The breakfasts. I am not hungry before noon any more.',
      ],
      ru: ['Лучше, чем думала, один поздний ужин.', 'Завтраки. До обеда есть больше не хочется.'],
    },
  },
  {
    weekday: 4,
    time: '20:10',
    from: 'client',
    texts: {
      en: [
        'Is a shake after training fine, or is that a meal?',
        'We eat out on Saturday. What should I look for?',
      ],
      ru: ['Коктейль после тренировки считать едой?', 'В субботу идём в кафе. Что лучше выбрать?'],
    },
  },
  {
    weekday: 5,
    time: '08:50',
    from: 'nutritionist',
    texts: {
      en: [
        'It counts as a snack: log it, and keep dinner as planned.',
        'Fish or chicken first, then decide about the rest.',
      ],
      ru: [
        'Считаем перекусом: запишите, ужин по плану.',
        'Сначала рыба или курица, потом решайте про остальное.',
      ],
    },
  },
]

// Leaves the last question open, so that one client waits for an answer.
const unanswered = 'denis@example.com'

/** Makes up the messages of a connected pair on some days. */
export function messagesOf({ client, coach }: Pair, days: Day[], now: Date): Row[] {
  return days.flatMap((day) =>
    lines
      .filter(
        ({ weekday, from }) =>
          weekday === weekdayOf(day) && !(from === 'nutritionist' && client.email === unanswered),
      )
      .map(({ time, from, texts }) => ({ at: new Date(`${day}T${time}:00`), time, from, texts }))
      .filter(({ at }) => at <= now)
      .map(({ at, time, from, texts }) => {
        const choices = texts[client.tongue]
        const isRead = now.getTime() - at.getTime() > 86_400_000
        return {
          id: idOf(`message ${client.email} ${day} ${time}`),
          client_id: client.id,
          nutritionist_id: coach.id,
          message: choices[Math.floor(daysFrom('2026-01-05', day) / 7) % choices.length] ?? choices[0],
          message_type: from,
          created_at: at.toISOString(),
          read_at: isRead ? new Date(at.getTime() + 3_600_000).toISOString() : null,
        }
      }),
  )
}
