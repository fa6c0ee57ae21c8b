import { describe, expect, test } from 'vitest'
import { needAttention } from '@/entities/client/attention'
import { clientOverviewSchema } from '@/entities/client/client-overview'
import { daysUpTo } from '@/shared/lib/day-window'
import { practiceFigures, progressOf } from '@/entities/client/figures'
import { clientMoodsSchema } from '@/entities/mood/client-moods'
import { clientActivitySchema } from '@/entities/progress/client-activity'
import {
  burnedPerDay,
  type ClientFigures,
  meanCalories,
  weeklyMinutes,
} from '@/entities/progress/client-figures'
import { macroMeans } from '@/entities/progress/means'
import { rangeFigures } from '@/entities/progress/range-figures'
import { targetsOf } from '@/entities/client-target/standings'
import { meanChange, successRate } from '@/pages/analytics/group-figures'
import { reportRanges } from '@/entities/progress/report-range'
import { analyticsSchema } from '@/pages/analytics/analytics'
import { clientReportSchema } from '@/pages/reports/client-report'
import { rangeOfGroup } from '@/pages/analytics/group-figures'
import { sessionBriefSchema } from '@/pages/client-brief/session-brief'
import { activityRanges } from '@/pages/client-detail/activity-window'
import { exerciseCount, netEnergy } from '@/pages/client-detail/activity/activity'
import { insightsOf, macroAdvice } from '@/features/mood/model/insights'
import { countTargets } from '@/pages/analytics/count-targets'
import { analyticsTable } from '@/pages/analytics/analytics-csv'
import { reportTable } from '@/pages/reports/report-csv'
import { type CsvTable, writeCsv } from '@/shared/lib/csv'
import { readCsv } from '@/shared/testing/read-csv'
import * as expected from './figures/expected.ts'
import { fillPractice, now } from './figures/practice.ts'
import { useTestDatabase, type Person } from './harness/test-database.ts'

/**
 * What the coach's screens and the reports show, from the product's functions through the product's own arithmetic, against
 * figures that SQL works out another way (figures/expected.ts), over generated entries of 200 clients in three time zones.
 */
const database = await useTestDatabase()
const { coach, clients } = await fillPractice(database, 0.42)
await expected.takeDown(database)

type Row = Record<string, unknown>

/** One in New York and one in Auckland who log all day, and one who hardly ever does. */
const chosen = [clients[0]!, clients[2]!, clients[121]!]
const todays = new Map(
  (await database.sql<{ user_id: string; today: string }>('select user_id, today from expected.person')).map(
    ({ user_id, today }) => [user_id, today],
  ),
)
const todayOf = ({ id }: Person): string => todays.get(id)!
const each = chosen.map((client) => [client.name, client] as const)

async function ask<Answer = unknown>(who: Person, sql: string, params: unknown[]): Promise<Answer> {
  const outcome = await database.as<{ answer: Answer }>(who, `select ${sql} as answer`, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows[0]!.answer
}

/** A figure as SQL writes it, however exact. */
const figureOf = (value: unknown): number | null => (value === null ? null : Number(value))
/** Equal up to what a binary fraction loses. */
const close = (value: unknown) => {
  const figure = figureOf(value)
  return figure === null ? null : expect.closeTo(figure, 8)
}

const inWords = { _: (text: unknown) => (text as { message: string }).message } as never
/** Every line of the file but the heading, the same in both languages. */
function cellsOf(table: CsvTable): string[][] {
  const [english, russian] = [readCsv(writeCsv(table, 'en'), ','), readCsv(writeCsv(table, 'ru'), ';')]
  expect(russian.slice(1)).toEqual(english.slice(1).map((row) => row.map((cell) => cell.replace('.', ','))))
  return english.slice(1)
}

/** The figures of a client's range as the app has them, beside those of the long table. */
function expectFigures(figures: ClientFigures, of: Row): void {
  const status = (key: string) => targetsOf(figures).find((target) => target.key === key)?.status ?? null
  const minutes = weeklyMinutes(figures)
  expect({
    weights: figures.weights,
    first_weight: figures.first_weight,
    last_weight: figures.last_weight,
    latest_weight: figures.latest_weight,
    waists: figures.waists,
    first_waist: figures.first_waist,
    last_waist: figures.last_waist,
    latest_waist: figures.latest_waist,
    active: figures.active,
    food_days: figures.food_days,
    mean_calories: meanCalories(figures).value,
    mean_burned: burnedPerDay(figures).value,
    weekly_minutes: minutes.value,
    sum_of_days: minutes.sumOfDays,
    weight_status: status('target_weight'),
    waist_status: status('target_waist'),
    minutes_status: status('target_weekly_exercise_minutes'),
    calories_status: status('target_daily_calories'),
    burned_status: status('target_daily_calories_burned'),
  }).toEqual({
    weights: of.weights,
    first_weight: figureOf(of.first_weight),
    last_weight: figureOf(of.last_weight),
    latest_weight: figureOf(of.latest_weight),
    waists: of.waists,
    first_waist: figureOf(of.first_waist),
    last_waist: figureOf(of.last_waist),
    latest_waist: figureOf(of.latest_waist),
    active: of.active,
    food_days: of.food_days,
    mean_calories: close(of.mean_calories),
    mean_burned: close(of.mean_burned),
    weekly_minutes: close(of.weekly_minutes),
    sum_of_days: of.sum_of_days,
    weight_status: of.weight_status,
    waist_status: of.waist_status,
    minutes_status: of.minutes_status,
    calories_status: of.calories_status,
    burned_status: of.burned_status,
  })
}

describe.each(each)('the report of %s', (_name, client) => {
  test.each(reportRanges)(
    'over %i days: averages, target statuses and every cell of the file',
    async (days) => {
      const today = todayOf(client)
      const report = clientReportSchema.parse(
        await ask(client, 'public.client_report($1, $2)', [today, days]),
      )
      const [figures] = await database.sql(expected.clientFigures, [days, [client.id]])
      expectFigures(report.figures, figures!)
      const range = daysUpTo(today, days)
      expect(report.figures).toMatchObject(
        rangeFigures(report.days, {
          range,
          today,
          firstEntryDay: report.first_entry_day,
          course: report.target_course,
        }),
      )
      const lines = await database.sql(expected.reportCells, [client.id, range.from, range.to])
      expect(cellsOf(reportTable(report.days, range, inWords))).toEqual(
        lines.map((line) => Object.values(line)),
      )
      expect(report.moods).toEqual(
        await ask(coach, 'public.client_moods($1, $2, $3)', [client.id, range.from, range.to]),
      )
    },
  )
})

describe.each([7, 90] as const)('analytics over %i days', (days) => {
  const analyticsOf = async (client: Person | null) =>
    analyticsSchema.parse(await ask(coach, 'public.coach_analytics($1, $2)', [days, client?.id ?? null]))
  const statuses = ['achieved', 'onTrack', 'attention']
  const statusColumns = [
    ['target_weight', 'weight_status'],
    ['target_waist', 'waist_status'],
    ['target_weekly_exercise_minutes', 'minutes_status'],
    ['target_daily_calories', 'calories_status'],
    ['target_daily_calories_burned', 'burned_status'],
  ] as const

  test('of 200 clients: changes, active clients, success rate, target counts and every cell of the file', async () => {
    const analytics = await analyticsOf(null)
    const rows = await database.sql(expected.clientFigures, [days, null])
    expect(analytics.clients).toHaveLength(200)
    for (const [index, row] of rows.entries()) expectFigures(analytics.figures[index]!, row)
    const [cards] = await database.sql(
      `select
         avg(weight_change) filter (where weights >= 2)::float as weight, avg(waist_change) filter (where waists >= 2)::float
           as waist,
         count(*) filter (where active)::int as active,
         (count(*) filter (where weights >= 2 and last_weight <= first_weight))::float
           / nullif(count(*) filter (where weights >= 2), 0) as success,
         count(*) filter (where weights >= 2)::int as weighed
       from (${expected.clientFigures}) as figures`,
      [days, null],
    )
    expect({
      weight: meanChange('weight', analytics.figures).value,
      waist: meanChange('waist', analytics.figures).value,
      active: analytics.figures.filter(({ active }) => active).length,
      success: successRate(analytics.figures).value,
      weighed: successRate(analytics.figures).clients,
    }).toEqual({
      ...cards,
      weight: close(cards!.weight),
      waist: close(cards!.waist),
      success: close(cards!.success),
    })
    const counts = countTargets(analytics.figures)
    for (const [key, column] of statusColumns)
      for (const status of statuses)
        expect([key, status, counts.find((count) => count.key === key)?.[status as 'achieved']]).toEqual([
          key,
          status,
          rows.filter((row) => row[column] === status).length,
        ])
    const range = rangeOfGroup(analytics.figures, days, '2026-12-03')
    const lines = await database.sql(expected.analyticsCells, [days])
    expect(cellsOf(analyticsTable(analytics.days, range, inWords))).toEqual(
      lines.map((line) => Object.values(line)),
    )
  })

  test('of one client alone', async () => {
    for (const client of chosen) {
      const analytics = await analyticsOf(client)
      const [row] = await database.sql(expected.clientFigures, [days, [client.id]])
      expectFigures(analytics.of_client!.figures, row!)
      const range = daysUpTo(todayOf(client), days)
      const lines = await database.sql(expected.reportCells, [client.id, range.from, range.to])
      expect(cellsOf(analyticsTable(analytics.of_client!.days, range, inWords))).toEqual(
        lines.map((line) =>
          Object.values({ ...line, sleep: undefined }).filter((cell) => cell !== undefined),
        ),
      )
    }
  })
})

describe.each(each)('the moods of %s', (_name, client) => {
  const meals = [null, 'breakfast', 'lunch', 'dinner', 'snack']
  test.each(meals)(
    'around meals of kind %s: means, days, spread, insights and recommendations',
    async (meal) => {
      for (const days of [7, 90] as const) {
        const { from, to } = daysUpTo(todayOf(client), days)
        const window = [client.id, from, to, meal]
        const moods = clientMoodsSchema.parse(await ask(coach, 'public.client_moods($1, $2, $3, $4)', window))
        const [sums] = await database.sql<Row & { advice: string[] }>(expected.moodSums, window)
        expect({
          entries: moods.entries,
          both: moods.meals_with_both,
          before: moods.mean_before,
          after: moods.mean_after,
          change: moods.mean_change,
          better: moods.nutrients.better_meals,
          worse: moods.nutrients.worse_meals,
          advice: macroAdvice(moods.nutrients).map(({ macro }) => macro),
        }).toEqual({
          ...sums,
          before: close(sums!.before),
          after: close(sums!.after),
          change: close(sums!.change),
        })
        expect(
          insightsOf(moods).map(({ meal: of, kind, meals: count }) => ({ meal: of, kind, meals: count })),
        ).toEqual(await database.sql(expected.moodInsights, window))
        const daysOfMoods = await database.sql(expected.moodDays, window)
        expect(moods.days).toEqual(
          daysOfMoods.map(({ date, ...means }) => ({
            date,
            ...Object.fromEntries(Object.entries(means).map(([key, mean]) => [key, close(mean)])),
          })),
        )
        expect(moods.spread).toEqual(await database.sql(expected.moodSpread, window))
      }
    },
  )
})

describe.each(each)('the activity of %s', (_name, client) => {
  test.each(activityRanges)('over %i days: figures, target statuses, net energy', async (days) => {
    const today = todayOf(client)
    for (const until of [today, '2026-11-15', '2026-10-02']) {
      const activity = clientActivitySchema.parse(
        await ask(coach, 'public.client_activity($1, $2, $3)', [client.id, days, until]),
      )
      const range = daysUpTo(until, days)
      if (until === today) {
        const [row] = await database.sql(expected.clientFigures, [days, [client.id]])
        expectFigures(activity.figures, row!)
      }
      const [row] = await database.sql(expected.activity, [client.id, range.from, range.to])
      const overDays = activity.days.filter(({ day }) => day < today)
      const net = netEnergy(overDays, today)
      expect({
        food_days: activity.figures.food_days,
        mean_calories: meanCalories({ ...activity.figures, calories_today: null }).value,
        mean_protein: macroMeans(overDays, today)?.protein ?? null,
        exercises: exerciseCount(activity.days, today),
        minutes: activity.figures.exercise_minutes,
        net: net.sum,
        mean_net: net.mean,
      }).toEqual(
        Object.fromEntries(
          Object.entries(row!).map(([key, value]) => [key, typeof value === 'number' ? close(value) : value]),
        ),
      )
    }
  })
})

test.each(each)(
  'the brief of %s has the sums of its days and the meals that stand out',
  async (_name, client) => {
    const brief = sessionBriefSchema.parse(await ask(coach, 'public.session_brief($1)', [client.id]))
    const days = await database.sql<{ day: string; weight: string; eaten: string; burned: string }>(
      expected.reportCells,
      [client.id, brief.from_day, brief.today],
    )
    const cell = (text: string) => (text === '' ? null : Number(text))
    const shown = ({
      calories,
      burned,
      weight,
    }: Pick<(typeof brief.days)[number], 'calories' | 'burned' | 'weight'>) =>
      [calories, burned, weight].some((figure) => figure !== null)
    expect(
      brief.days
        .filter(shown)
        .map(({ day, calories, burned, weight }) => ({ day, calories, burned, weight })),
    ).toEqual(
      days
        .map((line) => ({
          day: line.day,
          calories: cell(line.eaten),
          burned: cell(line.burned),
          weight: cell(line.weight),
        }))
        .filter(shown),
    )
    const standing = async (order: 'asc' | 'desc') => {
      const rows = await database.sql<{ change: number }>(
        `select after - before as change from expected.entry
       where user_id = $1 and date between $2 and $3 and ${order === 'asc' ? 'after < before' : 'after > before'}
       order by change ${order} limit 3`,
        [client.id, brief.from_day, brief.today],
      )
      return rows.map(({ change }) => change)
    }
    const moodsOfScale = ['terrible', 'bad', 'neutral', 'good', 'great']
    const changes = (meals: typeof brief.better_meals) =>
      meals.map(
        (meal) =>
          moodsOfScale.indexOf(meal.mood_after_eating ?? '') -
          moodsOfScale.indexOf(meal.mood_before_eating ?? ''),
      )
    expect(changes(brief.better_meals)).toEqual(await standing('desc'))
    expect(changes(brief.worse_meals)).toEqual(await standing('asc'))
  },
)

test('the dashboard of 200 clients: all of them in figures, progress, and who needs attention', async () => {
  const day = await ask<{ clients: unknown[] }>(coach, 'public.nutritionist_day()', [])
  const overview = day.clients.map((client) => clientOverviewSchema.parse(client))
  expect(overview).toHaveLength(200)
  const figures = practiceFigures(overview)
  const [sums] = await database.sql(expected.practiceFigures)
  expect({
    clients: figures.clients,
    new_this_month: figures.newThisMonth,
    aiming: figures.goals.of,
    reached: figures.goals.reached,
    average_loss: figures.averageLoss,
    food_logs: figures.foodLogs,
    exercise_logs: figures.exerciseLogs,
  }).toEqual({ ...sums, average_loss: close(sums!.average_loss) })
  expect(figures.foodLogs).toBeGreaterThan(1000) // no cap of rows cuts the sum
  const reasons = new Map(
    needAttention(overview, Date.parse(now)).map(({ client, reasons: of }) => [
      client.client_id,
      of.map(({ kind }) => kind),
    ]),
  )
  const shown = overview
    .map((client) => ({
      user_id: client.client_id,
      progress: progressOf(client) ?? null,
      reasons: reasons.get(client.client_id) ?? [],
    }))
    .toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1))
  expect(shown).toEqual(await database.sql(expected.attention))
  expect(new Set([...reasons.values()].flat())).toEqual(new Set(['silent', 'mood', 'weight']))
})
