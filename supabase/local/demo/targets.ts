import type { Query, Row } from '../database.ts'
import { idOf } from './chance.ts'
import { insertMissing } from './insert.ts'
import type { Pair } from './practice.ts'

/** What a nutritionist set for a client, the latest first: days ago and the columns. */
const targets: Record<string, [number, Row][]> = {
  'anna@example.com': [
    [
      12,
      {
        target_weight: 68,
        target_waist: 80,
        target_daily_calories: 1700,
        target_daily_calories_burned: 300,
        target_weekly_exercise_minutes: 180,
        notes: 'Dinner before eight, three times a week.',
      },
    ],
    [
      60,
      { target_weight: 69, target_waist: 82, target_daily_calories: 1800, target_daily_calories_burned: 250 },
    ],
    [110, { target_weight: 70, target_daily_calories: 1900 }],
  ],
  'denis@example.com': [
    [30, { target_weight: 92, target_daily_calories: 2200, target_weekly_exercise_minutes: 180 }],
    [100, { target_weight: 94, target_daily_calories: 2400 }],
  ],
  'olga@example.com': [
    [20, { target_weight: 64, target_daily_calories: 1800, target_weekly_exercise_minutes: 150 }],
  ],
  'oleg@example.com': [
    [20, { target_weight: 90, target_daily_calories: 2100, target_daily_calories_burned: 400 }],
  ],
  'lucia@example.com': [
    [
      55,
      {
        target_weight: 65,
        target_waist: 78,
        target_daily_calories: 1650,
        target_weekly_exercise_minutes: 150,
      },
    ],
  ],
  'timur@example.com': [
    [25, { target_weight: 86, target_waist: 96, target_daily_calories: 1900 }],
    [90, { target_weight: 88, target_waist: 98, target_daily_calories: 2000 }],
  ],
}

/** Sets the targets of the connected pairs, and what they were before. */
export async function setTargets(query: Query, pairs: Pair[], now: Date): Promise<void> {
  for (const { client, coach } of pairs) {
    const [latest, ...earlier] = targets[client.email] ?? []
    if (!latest) continue
    const idsOfPair = { client_id: client.id, nutritionist_id: coach.id }
    const target = idOf(`targets ${client.email}`)
    const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
    const first = earlier.at(-1) ?? latest
    await insertMissing(query, 'public.client_targets', [
      { id: target, ...idsOfPair, ...latest[1], created_at: at(first[0]), updated_at: at(latest[0]) },
    ])
    for (const [daysAgo, values] of earlier) {
      await insertMissing(query, 'public.client_target_history', [
        {
          id: idOf(`targets ${client.email} ${daysAgo}`),
          target_id: target,
          ...idsOfPair,
          ...values,
          changed_at: at(daysAgo),
        },
      ])
    }
  }
}
