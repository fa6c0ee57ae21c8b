import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientQueries } from '@/entities/client/queries'
import { analyticsQueries } from '@/pages/analytics/queries'
import { dashboardQueries } from '@/pages/dashboard/queries'
import { createBackend, setBackend } from '@/shared/api/backend'
import { today } from '@/shared/lib/day'
import { startTestBackend, type TestBackend, type TestUser } from '../../supabase/local/testing.ts'

let backend: TestBackend
let coach: TestUser
/** Paths of the requests to the tables and functions, in their order. */
const asked: string[] = []

beforeAll(async () => {
  backend = await startTestBackend()
  coach = await backend.createUser({ role: 'nutritionist' })
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: coach.email, password: coach.password })
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.startsWith('/rest/v1/')) asked.push(pathname)
    return send(input, init)
  }
  setBackend(app)
}, 120_000)
afterAll(() => backend.close())

/** Clients who have logged a meal on each of the last six days. */
async function addClients(from: number, to: number): Promise<void> {
  await backend.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'many' || n || '@example.com',
       jsonb_build_object('role', 'client', 'name', 'Client ' || n)
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  )
  await backend.sql(
    `insert into public.client_nutritionist_relationships (client_id, nutritionist_id)
     select id, $1 from public.profiles as person
     where role = 'client' and not exists (
       select from public.client_nutritionist_relationships as pair where pair.client_id = person.id
     )`,
    [coach.id],
  )
  await backend.sql(
    `insert into public.food_entries (user_id, date, meal_type, title, calories)
     select client_id, day, 'lunch', 'Soup', 400 from public.client_nutritionist_relationships
     cross join generate_series(current_date - 5, current_date, interval '1 day') as day
     where not exists (select from public.food_entries as own where own.user_id = client_id)`,
  )
}

/** What dashboard, client list and analytics read, each from nothing, and how often they ask. */
async function openScreens() {
  asked.length = 0
  const dashboard = await new QueryClient().fetchQuery(dashboardQueries.nutritionist(coach.id))
  const list = await new QueryClient().fetchQuery(clientQueries.overview(coach.id))
  const analytics = await new QueryClient().fetchQuery(analyticsQueries.range(coach.id, 90, null, today()))
  return { sizes: [dashboard.length, list.length, analytics.figures.length], asked: [...asked] }
}

test('200 clients are read with as many requests as one, and none of them is left out', async () => {
  await addClients(1, 1)
  const one = await openScreens()
  expect(one.sizes).toEqual([1, 1, 1])
  expect(one.asked).toEqual([
    '/rest/v1/rpc/nutritionist_day',
    '/rest/v1/rpc/client_overview',
    '/rest/v1/rpc/coach_analytics',
  ])
  await addClients(2, 200)
  const many = await openScreens()
  expect(many.sizes).toEqual([200, 200, 200])
  expect(many.asked).toEqual(one.asked)
})
