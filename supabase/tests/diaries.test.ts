import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  caloriesJudgement,
  burnedJudgement,
  type Judgement,
  minutesJudgement,
} from '@/entities/client-target/standings'
import { type TargetCourse, targetCourseSchema } from '@/entities/client-target/target-course'
import { clientOverviewSchema } from '@/entities/client/client-overview'
import { clientActivitySchema } from '@/entities/progress/client-activity'
import {
  burnedPerDay,
  type ClientFigures,
  clientFiguresSchema,
  meanCalories,
  type Rate,
  weeklyMinutes,
} from '@/entities/progress/client-figures'
import { type DayTotals, dayTotalsSchema } from '@/entities/progress/day-totals'
import { daysByTarget } from '@/entities/progress/days-by-target'
import { rangeFigures } from '@/entities/progress/range-figures'
import { analyticsSchema } from '@/pages/analytics/analytics'
import { sessionBriefSchema } from '@/pages/client-brief/session-brief'
import { clientDaySchema } from '@/pages/dashboard/client-day'
import { clientReportSchema } from '@/pages/reports/client-report'
import { wholePercent } from '@/shared/lib/whole-percent'
import { dayAt, type Entry, keepDiaries, readDiary, readTargets, type TargetChange } from './diaries/diary.ts'
import { type Person, useTestDatabase } from './harness/test-database.ts'

/** What every screen says of a diary, from every function that tells it, against figures that were worked out by hand. */
const database = await useTestDatabase()
await database.setClock('2026-06-01T12:00:00Z')
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Moscow' })
/** Where it is noon, the night after it, and the early morning of the same day. */
const places: Record<string, { zone: string; today: string; client: Person }> = {}
for (const [name, zone, today] of [
  ['Moscow', 'Europe/Moscow', '2026-12-03'],
  ['Auckland', 'Pacific/Auckland', '2026-12-04'],
  ['LA', 'America/Los_Angeles', '2026-12-03'],
] as const) {
  const client = await database.signUp('client', name, { timezone: zone })
  await database.connect(client, coach)
  places[name] = { zone, today, client }
}
await database.setClock('2026-12-03T12:00:00Z')
const days = 14
// The brief begins with the last session: thirteen days ago, as the other windows do.
for (const { client, today, zone } of Object.values(places))
  await database.sql(
    `insert into public.appointments (nutritionist_id, client_id, slot_date, start_time, end_time, status, cancellation_deadline)
     select $1, $2, $3::date, start, start + interval '20 minutes', 'confirmed', start - interval '1 day'
     from (select ($3::date + time '09:00') at time zone $4 as start) as slot`,
    [coach.id, client.id, dayAt(today, 1 - days), zone],
  )

async function ask(who: Person, sql: string, params: unknown[]): Promise<unknown> {
  const outcome = await database.as<{ answer: unknown }>(who, `select public.${sql} as answer`, params)
  if (!outcome.ok) throw new Error(`${sql}: ${outcome.message}`)
  return outcome.rows[0]!.answer
}

type Told = { figures: ClientFigures; days: readonly DayTotals[]; course: TargetCourse }

/** The same fourteen days, from every function that tells them. */
async function tell({ client, today }: { client: Person; today: string }): Promise<Record<string, Told>> {
  const report = clientReportSchema.parse(await ask(client, 'client_report($1, $2)', [today, days]))
  const activity = clientActivitySchema.parse(await ask(coach, 'client_activity($1, $2)', [client.id, days]))
  const one = analyticsSchema.parse(await ask(coach, 'coach_analytics($1, $2)', [days, client.id])).of_client!
  const all = analyticsSchema.parse(await ask(coach, 'coach_analytics($1)', [days]))
  const brief = sessionBriefSchema.parse(await ask(coach, 'session_brief($1)', [client.id]))
  return {
    reports: { ...report, course: report.target_course },
    'client detail': { ...activity, course: activity.target_course },
    'analytics of one': { ...one, course: one.target_course },
    'analytics of all': {
      figures: all.figures.find(({ client_id }) => client_id === client.id)!,
      days: activity.days,
      course: activity.target_course,
    },
    'the brief': {
      figures: clientFiguresSchema.parse(brief.figures),
      days: brief.days,
      course: brief.target_course,
    },
    'this device': {
      figures: {
        ...report.figures,
        ...rangeFigures(report.days, {
          range: { from: dayAt(today, 1 - days), to: today },
          today,
          firstEntryDay: report.first_entry_day,
          course: report.target_course,
        }),
      },
      days: report.days,
      course: report.target_course,
    },
  }
}

const written = (judgement: Judgement | null) =>
  judgement === null || judgement.share === null
    ? ''
    : ` ${wholePercent(judgement.share, judgement.bounds)}% ${judgement.status}`
const rated = ({ value, isSoFar, sumOfDays }: Rate, unit: string) => {
  if (value === null) return '–'
  if (isSoFar) return `${Math.round(value)} so far`
  return sumOfDays === null ? `${Math.round(value)} a ${unit}` : `${Math.round(value)} in ${sumOfDays}`
}

/** The figures of the screens in words: eaten, days near, below, above and without a target, exercise, burned, weight. */
function wordsOf({ figures, days: of, course }: Told, today: string): string[] {
  const eaten = meanCalories(figures)
  const by = daysByTarget(of, course, today)
  const { latest_weight: weight, latest_weight_day: on, weights } = figures
  const ago = on === null ? 0 : (Date.parse(on) - Date.parse(today)) / 86_400_000
  return [
    eaten.value === null
      ? '–'
      : `${Math.round(eaten.value)}${eaten.isSoFar ? ' so far' : ''}${written(caloriesJudgement(figures))}`,
    [by.near, by.below, by.above, by.unjudged].map(({ length }) => length).join('/'),
    `${rated(weeklyMinutes(figures), 'week')}${written(minutesJudgement(figures))}`,
    `${rated(burnedPerDay(figures), 'day')}${written(burnedJudgement(figures))}`,
    weight === null
      ? '–'
      : `${weight} on ${ago}, ${weights}: ${figures.first_weight ?? '–'} to ${figures.last_weight ?? '–'}`,
  ]
}

/** Where | diary | targets | eaten | near/below/above/without | exercise | burned | weight. One a line. */
const diaries = `
Moscow   | -13..-1:k2000 0:k300           | -20:k2000                  | 2000 100% achieved  | 13/0/0/0 | –                | –               | –
Moscow   | -14..-1:k2000                  | 0:k1500                    | 2000                | 0/0/0/13 | –                | –               | –
Moscow   | -13..-2:k2000 -1:k1500         | -30:k2000 -1:k1500         | 1962 100% achieved  | 13/0/0/0 | –                | –               | –
Moscow   | -6:x60/100 -4:x60/100 -2:x60/100 | -6:x180                  | –                   | 0/0/0/0  | 180 in 6         | 300 in 6        | –
Moscow   | -20:m -5:x40/500               | -30:b500                   | –                   | 0/0/0/0  | 22 a week        | 38 a day 8% attention | –
Moscow   | -1:k1704                       | -5:k1700                   | 1704 100% achieved  | 1/0/0/0  | –                | –               | –
Moscow   | -1:k340                        | -5:k1700                   | 340 20% attention   | 0/1/0/0  | –                | –               | –
Moscow   | -1:k1792                       | -5:k2000                   | 1792 89% attention  | 0/1/0/0  | –                | –               | –
Moscow   | -1:k1800                       | -5:k2000                   | 1800 90% onTrack    | 1/0/0/0  | –                | –               | –
Moscow   | -1:k2200                       | -5:k2000                   | 2200 110% onTrack   | 1/0/0/0  | –                | –               | –
Moscow   | -1:k2201                       | -5:k2000                   | 2201 111% attention | 0/0/1/0  | –                | –               | –
Moscow   | -1:k2040                       | -5:k2000                   | 2040 102% achieved  | 1/0/0/0  | –                | –               | –
Moscow   | -1:k2041                       | -5:k2000                   | 2041 102% onTrack   | 1/0/0/0  | –                | –               | –
Moscow   | -1:k1960                       | -5:k2000                   | 1960 98% achieved   | 1/0/0/0  | –                | –               | –
Moscow   | -1:w70 -1:w71                  | –                          | –                   | 0/0/0/0  | –                | –               | 71 on -1, 2: 70 to 71
Moscow   | -1:w70.5                       | –                          | –                   | 0/0/0/0  | –                | –               | 70.5 on -1, 1: 70.5 to 70.5
Moscow   | -180:w90                       | –                          | –                   | 0/0/0/0  | –                | –               | 90 on -180, 0: – to –
Moscow   | –                              | –                          | –                   | 0/0/0/0  | –                | –               | –
Moscow   | -5..-1:s8                      | -9:k2000,x180,b500         | –                   | 0/0/0/0  | –                | –               | –
Moscow   | 0:k640                         | -9:k2000                   | 640 so far          | 0/0/0/0  | –                | –               | –
Moscow   | 0:x30/200                      | -9:x180,b500               | –                   | 0/0/0/0  | 30 so far        | 200 so far      | –
Moscow   | -10:k1800 -3:k2200             | -30:k2000                  | 2000 100% achieved  | 2/0/0/0  | –                | –               | –
Moscow   | -1:k2000 0:k5000               | -9:k2000                   | 2000 100% achieved  | 1/0/0/0  | –                | –               | –
Moscow   | -5:k2000 -2:k1000              | -9:k2000 -3:               | 1500 100% achieved  | 1/0/0/1  | –                | –               | –
Moscow   | -13:m -13..-1:x20/0            | -20:x140 -6:x280           | –                   | 0/0/0/0  | 140 a week 68% attention | 0 a day | –
Moscow   | -13..-1:x30/100                | -6:x180                    | –                   | 0/0/0/0  | 210 a week       | 100 a day       | –
Moscow   | -13..-1:x30/100                | -7:x180                    | –                   | 0/0/0/0  | 210 a week 117% achieved | 100 a day | –
Moscow   | -9:k500 -8:x60/300             | –                          | 500                 | 0/0/0/1  | 47 a week        | 33 a day        | –
Moscow   | -7:x70/70                      | –                          | –                   | 0/0/0/0  | 70 a week        | 10 a day        | –
Moscow   | -60:k500                       | -70:k2000                  | –                   | 0/0/0/0  | –                | –               | –
Auckland | -1:k2000 0:k300                | -5:k2000                   | 2000 100% achieved  | 1/0/0/0  | –                | –               | –
Auckland | -1:k1500                       | -9:k2000 0@00:30:k1500     | 1500 75% attention  | 0/1/0/0  | –                | –               | –
LA       | -1:k1500                       | -9:k2000 -1@23:30:k1500    | 1500 100% achieved  | 1/0/0/0  | –                | –               | –
LA       | -1:k1500                       | -9:k2000 -1@08:00:k1000 -1@20:00:k1500 | 1500 100% achieved | 1/0/0/0 | –     | –               | –
Moscow   | -1:k652.7                      | –                          | 653                 | 0/0/0/1  | –                | –               | –
Moscow   | -1:k400 -1:k800.5 -1:k800      | -9:k2000                   | 2001 100% achieved  | 1/0/0/0  | –                | –               | –
Moscow   | -1:k0                          | -9:k2000                   | 0 0% attention      | 0/1/0/0  | –                | –               | –
Moscow   | -9:w80 0:w79                   | –                          | –                   | 0/0/0/0  | –                | –               | 79 on 0, 2: 80 to 79
Moscow   | -2:w80 1:w70                   | –                          | –                   | 0/0/0/0  | –                | –               | 80 on -2, 1: 80 to 80
Moscow   | -1:k2000 1:k900                | -9:k2000                   | 2000 100% achieved  | 1/0/0/0  | –                | –               | –
Moscow   | -13:m -13..-1:x30/500          | -20:b500                   | –                   | 0/0/0/0  | 210 a week       | 500 a day 100% achieved | –
Moscow   | -13:m -13..-1:x30/400          | -20:b500                   | –                   | 0/0/0/0  | 210 a week       | 400 a day 80% onTrack | –
Moscow   | -13:m -13..-1:x30/399          | -20:b500                   | –                   | 0/0/0/0  | 210 a week       | 399 a day 79% attention | –
Moscow   | -13:m -13..-1:x30/499          | -20:b500                   | –                   | 0/0/0/0  | 210 a week       | 499 a day 99% onTrack | –
LA       | -13..-8:k1800 -6..-1:k2100 0:k900 0:x20/100 | -12:k1800 -6:k2000 | 1950 103% onTrack | 11/0/0/1 | 20 so far       | 100 so far      | –
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(diaries.map((cells) => [cells.slice(0, 3).join(' | '), cells] as const))(
  '%s',
  async (_name, [place = '', diary = '', targets = '', ...expected]) => {
    const { client, today, zone } = places[place]!
    const entries = readDiary(diary)
    await keepDiaries(database, coach, [{ client, today, zone, entries, targets: readTargets(targets) }])
    for (const [screen, told] of Object.entries(await tell({ client, today })))
      expect([screen, ...wordsOf(told, today)]).toEqual([screen, ...expected])

    const day = clientDaySchema.parse(await ask(client, 'client_day($1)', [today]))
    const overview = (await ask(coach, 'client_overview()', [])) as Record<string, unknown>[]
    const own = clientOverviewSchema.parse(overview.find(({ client_id }) => client_id === client.id))
    const eatenToday = entries.filter(({ kind, day: on }) => kind === 'k' && on === 0)
    const kcalToday = eatenToday.reduce((sum, { amount }) => sum + amount, 0)
    const [latest] = entries
      .filter(({ kind, day: on }) => kind === 'w' && on <= 0)
      .toSorted((one, other) => other.day - one.day || entries.indexOf(other) - entries.indexOf(one))
    expect({
      'calories today': [day.calories, own.calories_today],
      'weight now': [day.latest_weights[0]?.weight ?? null, own.latest_weight],
    }).toEqual({
      'calories today': [kcalToday, eatenToday.length > 0 ? kcalToday : null],
      'weight now': [latest?.amount ?? null, latest?.amount ?? null],
    })
  },
)

describe('random diaries', async () => {
  const { zone, today } = places['Auckland']!
  const crowd: Person[] = []
  for (let index = 0; index < 50; index += 1)
    crowd.push(await database.signUp('client', `Client ${index}`, { timezone: zone }))
  const logged: fc.Arbitrary<Entry> = fc.record({
    day: fc.integer({ min: -20, max: 1 }),
    kind: fc.constantFrom('k', 'k', 'x', 'x', 'w', 'm', 's'),
    amount: fc.integer({ min: 20, max: 120 }),
    burned: fc.integer({ min: 0, max: 9000 }).map((tenths) => tenths / 10),
  })
  const entry = logged.map((one) => (one.kind === 's' ? { ...one, amount: 0.5 } : one)) // a day holds 24 hours
  const target = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }))
  const change: fc.Arbitrary<TargetChange> = fc.record({
    day: fc.integer({ min: -25, max: 0 }),
    time: fc.constantFrom('00:00', '12:00', '23:59'),
    eaten: target(800, 5000),
    minutes: target(0, 2000),
    burned: target(0, 2000),
  })
  const diary = fc.record({
    entries: fc.array(entry, { maxLength: 30 }),
    targets: fc
      .uniqueArray(change, { maxLength: 4, selector: ({ day, time }) => `${day} ${time}` })
      .map((changes) => changes.toSorted((a, b) => a.day - b.day || (a.time < b.time ? -1 : 1))),
  })

  test('a thousand are summed alike by the database and on the device', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(diary, { minLength: crowd.length, maxLength: crowd.length }),
        fc.constantFrom(1, 3, 7, 14),
        fc.integer({ min: 0, max: 3 }),
        async (diaries, length, daysAgo) => {
          await keepDiaries(
            database,
            coach,
            diaries.map((kept, index) => ({ client: crowd[index]!, today, zone, ...kept })),
          )
          const range = { from: dayAt(today, -daysAgo + 1 - length), to: dayAt(today, -daysAgo) }
          const rows = await database.sql<{
            figures: unknown
            days: unknown[]
            course: unknown
            first: string | null
          }>(
            `select
               figures,
               (select coalesce(jsonb_agg(step), '[]') from public.target_course(person.id) as step) as course,
               (select day::text from private.first_entry_days(array[person.id])) as first,
               (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(totals))), '[]') from public.daily_totals(array[person.id], $2, $3) as totals) as days
             from unnest($1::uuid[]) as person (id)
             cross join lateral public.client_figures(array[person.id], $4, $3, $5) as figures`,
            [crowd.map(({ id }) => id), range.from, range.to, length, today],
          )
          for (const row of rows)
            expect(clientFiguresSchema.parse(row.figures)).toMatchObject(
              rangeFigures(z.array(dayTotalsSchema).parse(row.days), {
                range,
                today,
                firstEntryDay: row.first,
                course: targetCourseSchema.parse(row.course),
              }),
            )
          expect(rows).toHaveLength(crowd.length)
        },
      ),
      { numRuns: 1000 / crowd.length, endOnFailure: true },
    )
  })
})
