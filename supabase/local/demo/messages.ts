import type { Row } from '../database.ts'
import { idOf } from './chance.ts'
import { type Day, daysBetween, weekdayFromSunday } from './days.ts'
import type { Tongue } from './person.ts'
import type { Pair } from './practice.ts'

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

/** What was written within the last hours and is not read yet, by the client's address. */
const news: Record<string, { hoursAgo: number; from: 'client' | 'nutritionist'; text: string }[]> = {
  'anna@example.com': [
    {
      hoursAgo: 0.5,
      from: 'nutritionist',
      text: 'Your breakfasts look great this week. Shall we look at dinners?',
    },
  ],
  'nina@example.com': [
    { hoursAgo: 7, from: 'client', text: 'I felt heavy after every lunch this week.' },
    { hoursAgo: 6.9, from: 'client', text: 'Could it be the bread?' },
  ],
  'oleg@example.com': [{ hoursAgo: 1, from: 'client', text: 'Вес стоит, а хочется сладкого. Что делать?' }],
  'timur@example.com': [
    { hoursAgo: 2, from: 'nutritionist', text: 'Анализы хорошие. Дозу оставляем, порции тоже.' },
  ],
}

/** Writes the latest messages of a connected pair, unread. */
export const newsOf = ({ client, coach }: Pair, now: Date): Row[] =>
  (news[client.email] ?? []).map(({ hoursAgo, from, text }) => ({
    id: idOf(`news ${client.email} ${hoursAgo}`),
    client_id: client.id,
    nutritionist_id: coach.id,
    message: text,
    message_type: from,
    created_at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
    read_at: null,
  }))

/** Makes up the messages of a connected pair on some days. */
export function messagesOf({ client, coach, since }: Pair, days: Day[], now: Date): Row[] {
  return days
    .filter((day) => day >= since)
    .flatMap((day) =>
      lines
        .filter(
          ({ weekday, from }) =>
            weekday === weekdayFromSunday(day) && !(from === 'nutritionist' && client.email === unanswered),
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
            message: choices[Math.floor(daysBetween('2026-01-05', day) / 7) % choices.length] ?? choices[0],
            message_type: from,
            created_at: at.toISOString(),
            read_at: isRead ? new Date(at.getTime() + 3_600_000).toISOString() : null,
          }
        }),
    )
}
