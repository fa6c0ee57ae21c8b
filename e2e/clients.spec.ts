import { connect, storedTexts } from './chat.ts'
import {
  type Api,
  callsDuring,
  dayFromToday,
  expect,
  expectAccessible,
  type Person,
  test,
} from './fixtures.ts'
import { logByApi } from './food-log.ts'

/** A client who eats and weighs; `daysAgo` is the day of the last entry. */
async function logBy(
  api: Api,
  client: Person,
  { daysAgo = 0, mood }: { daysAgo?: number; mood?: object } = {},
) {
  const date = dayFromToday(-daysAgo)
  for (const title of ['Oats', 'Soup', 'Rice'])
    await logByApi(api, client, { date, title, calories: 400, ...mood })
  await api.insert(client, 'exercise_entries', { date, type: 'walking', duration: 30, calories_burned: 150 })
  await api.insert(client, 'measurements', { date: dayFromToday(-daysAgo - 1), weight: 70.5 })
  await api.insert(client, 'measurements', { date, weight: 70.2 })
}

test('sample figures stand until the first client comes, and are true from then on', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [anna, coach] = [await people.client(), await people.nutritionist()]
  await signIn(page, coach)
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Elena Markova')
  await expect(overview.getByText('Sample data')).toBeVisible()
  for (const sample of ['+2 this month', '4/10', '2.3', '86', '32', '65%'])
    await expect(overview.getByText(sample, { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Sample client.*75%.*2 days ago.*Active/ })).toBeVisible()

  await logBy(api, anna)
  const asked = await api.fetch('/rest/v1/connection_requests', {
    method: 'POST',
    headers: await api.headers(anna),
    data: { client_id: anna.id, nutritionist_id: coach.id },
  })
  expect(asked.ok()).toBe(true)
  await page.getByRole('button', { name: /Accept/ }).click()
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All is quiet with your clients')
  for (const figure of ['+1 this month', '3', '1'])
    await expect(overview.getByText(figure, { exact: true }).first()).toBeVisible()
  await expect(overview.getByText('4/10')).toHaveCount(0)
  const connected = page.getByRole('region', { name: 'Connected clients' })
  await expect(connected).toContainText('1,200 kcal eaten, 150 kcal burned today')
  await expect(connected).toContainText(/70\.2 *kg/)
  await expect(connected).toContainText('0.3 kg')
  await connected.getByRole('link', { name: 'Anna Belova' }).click()
  await expect(page).toHaveURL(new RegExp(`/clients/${anna.id}`))
})

test('who needs the nutritionist comes first, with the reason, and can be written to on the spot', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const coach = await people.nutritionist()
  const [calm, silent, sad] = [
    await people.client('Vera Calm'),
    await people.client('Silent Sam'),
    await people.client('Sad Sue'),
  ]
  for (const client of [calm, silent, sad]) await connect(api, client, coach)
  await logBy(api, calm)
  await logBy(api, silent, { daysAgo: 6 })
  await logBy(api, sad, { mood: { mood_before_eating: 'great', mood_after_eating: 'bad' } })
  await signIn(page, coach)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two clients need you today')
  const attention = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
  await expect(attention).toHaveCount(2)
  await expect(attention.nth(0)).toContainText('No entries for 5 days')
  await expect(attention.nth(1)).toContainText('Mood falls after meals')
  await expect(attention.nth(1).getByRole('link', { name: 'Open: Sad Sue' })).toBeVisible()
  await expect(attention.nth(1).getByRole('link', { name: 'Book a session: Sad Sue' })).toHaveAttribute(
    'href',
    new RegExp(`/calendar\\?.*client=${sad.id}`),
  )

  await page.getByRole('button', { name: 'Write: Silent Sam' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('How are you?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => storedTexts(api, coach, silent)).toEqual(['How are you?'])

  await page.clock.setFixedTime(Date.now() + 40 * 60_000)
  await expect(attention.nth(0)).toContainText('No entries for 5 days')

  await attention.nth(1).getByRole('link', { name: 'Book a session: Sad Sue' }).click()
  const session = page.getByRole('region', { name: 'Session with Sad Sue' })
  await session.getByRole('button', { name: 'Invite to book' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Let us plan our next session/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await session.getByRole('link', { name: 'Close' }).click()
  await expect(session).toHaveCount(0)
})

test('the dashboard asks for all clients at once, and for no entries', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const coach = await people.nutritionist()
  for (const name of ['Anna', 'Maria', 'Zoe']) await connect(api, await people.client(name), coach)
  const calls = await callsDuring(page, async () => {
    await signIn(page, coach)
    const connected = page.getByRole('region', { name: 'Connected clients' })
    await expect(connected.getByRole('listitem')).toHaveCount(3)
  })
  // What the live connection reads anew when it has joined may be late.
  expect(new Set([...calls, 'GET /rest/v1/connection_requests'])).toEqual(
    new Set([
      'GET /rest/v1/connection_requests',
      'GET /rest/v1/notifications',
      'GET /rest/v1/profiles',
      'POST /rest/v1/rpc/nutritionist_day',
    ]),
  )
})

test('clients are found and ordered, and the address keeps both', async ({ page, api, people, signIn }) => {
  const coach = await people.nutritionist()
  for (const name of ['Zoe Adams', 'Anna Belova', 'Maria Orlova']) {
    const client = await people.client(name)
    await connect(api, client, coach)
    if (name === 'Maria Orlova') await logBy(api, client)
  }
  await signIn(page, coach, '/clients')
  const names = page.getByRole('list', { name: 'Clients' }).getByRole('heading')
  await expect(names).toHaveText(['Maria Orlova', 'Anna Belova', 'Zoe Adams'])
  const maria = page.getByRole('listitem').filter({ hasText: 'Maria Orlova' })
  await expect(maria).toContainText('@example.com')
  await expect(maria).toContainText(/1,050 *kcal/)
  await expect(maria).toContainText('0.3 kg')
  await expect(maria).toContainText('Client since')

  await page.getByLabel('Order').selectOption({ label: 'By name' })
  await expect(names).toHaveText(['Anna Belova', 'Maria Orlova', 'Zoe Adams'])
  await page.getByLabel('Search clients').fill('oR')
  await expect(names).toHaveText(['Maria Orlova'])
  await expect(page).toHaveURL(/q=oR/)
  await page.reload()
  await expect(names).toHaveText(['Maria Orlova'])
  await page.getByLabel('Search clients').fill('nobody')
  await expect(page.getByText('Nobody found for “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(names).toHaveText(['Anna Belova', 'Maria Orlova', 'Zoe Adams'])
  await expect(page.getByRole('link', { name: 'Add client' })).toHaveAttribute('href', /\/clients\/new/)
})

test('a client sees nobody, and a failed load can be tried again', async ({ page, people, signIn }) => {
  await page.route('**/rpc/client_overview', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  )
  await signIn(page, await people.client(), '/clients')
  await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.')
  await page.unroute('**/rpc/client_overview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Only a nutritionist has clients.')).toBeVisible()
})

for (const lang of ['en', 'ru'] as const)
  test(`the dashboard and the list can be used by everyone, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    const [anna, sam, coach] = [
      await people.client(),
      await people.client('Сэм Тихий'),
      await people.nutritionist('Елена Маркова'),
    ]
    await connect(api, anna, coach)
    await connect(api, sam, coach)
    await logBy(api, anna)
    await logBy(api, sam, { daysAgo: 5 })
    await signIn(page, coach, '/dashboard', lang)
    await expect(page.getByText(lang === 'en' ? 'No entries for 4 days' : 'Нет записей 4 дня')).toBeVisible()
    await expectAccessible(page)
    await signIn(page, coach, '/clients', lang)
    await expect(page.getByRole('listitem').filter({ hasText: 'Сэм Тихий' })).toBeVisible()
    await expectAccessible(page)
  })
