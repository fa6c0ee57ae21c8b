import { bookByApi, noonAhead, offer, statusOf } from './calendar.ts'
import { connect, storedTexts, writeByApi } from './chat.ts'
import {
  type Api,
  callsDuring,
  dayFromToday,
  expect,
  expectAccessible,
  newDevice,
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
  await expect(page.locator('#main')).toBeFocused() // nobody needs anything
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
  await expect(attention.nth(0)).toContainText('No meals, exercise, moods or measurements for 5 days')
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

  await expect(attention).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One client needs you today')
  await attention.getByRole('link', { name: 'Book a session: Sad Sue' }).click()
  const session = page.getByRole('region', { name: 'Session with Sad Sue' })
  await session.getByRole('button', { name: 'Invite to book' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Let us plan our next session/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await session.getByRole('link', { name: 'Close' }).click()
  await expect(session).toHaveCount(0)
})

test('the list is gone through by keyboard, each client one press after the other, and all devices agree', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const coach = await people.nutritionist()
  const client = async (name: string, log: Parameters<typeof logBy>[2] = {}) => {
    const person = await people.client(name)
    await connect(api, person, coach)
    await logBy(api, person, log)
    return person
  }
  const asking = await client('Asking Ada')
  const silent = await client('Silent Sam', { daysAgo: 6 })
  const [thankful, waiting] = [await client('Thankful Theo'), await client('Waiting Wes')]
  const sad = await client('Sad Sue', { mood: { mood_before_eating: 'great', mood_after_eating: 'bad' } })
  const heavy = await client('Heavy Hal')
  const [slot] = await offer(api, coach, [noonAhead(9)])
  await bookByApi(api, asking, slot!)
  for (const [sender, message] of [
    [thankful, 'Thank you!'],
    [waiting, 'What about lunch?'],
  ] as const)
    await writeByApi(api, sender, { client: sender, coach }, { message })
  await api.insertRow(coach, 'client_targets', {
    client_id: heavy.id,
    nutritionist_id: coach.id,
    target_weight: 65,
  })
  await api.insert(heavy, 'measurements', { date: dayFromToday(-5), weight: 69 })

  const other = await newDevice(browser)
  for (const device of [page, other]) {
    await device.clock.setFixedTime(Date.now() + 5 * 3_600_000) // the messages have waited for so long
    const listening = device.waitForResponse(/\/rest\/v1\/notifications/)
    await signIn(device, coach)
    await listening
  }
  const heading = page.getByRole('heading', { level: 1 })
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const said = attention.getByRole('status')
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => attention.getByRole('button', { name })
  const write = async (text: string) => {
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await page.keyboard.type(text)
    await dialog.getByRole('button', { name: 'Send' }).press('Enter')
  }
  await expect(heading).toHaveText('6 clients need you today')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('6 clients need you today')
  await attention.getByRole('button', { name: 'Show all 6' }).click()

  await button(/^Confirm .*12:00: Asking Ada$/).press('Enter')
  await expect(said).toContainText('Confirmed: Asking Ada')
  await expect(button('Write: Silent Sam')).toBeFocused()
  expect(await statusOf(api, coach, slot!)).toBe('confirmed')

  await page.keyboard.press('Enter')
  await write('How are you?')
  await expect(button('Reply: Thankful Theo')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(button('No reply needed: Thankful Theo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('No reply needed. Thankful Theo comes back here after the next message.')
  await expect(button('Reply: Waiting Wes')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('What about lunch?')
  await write('Soup.')
  const open = attention.getByRole('link', { name: 'Open: Sad Sue' })
  await expect(open).toBeFocused()
  expect(await storedTexts(api, coach, waiting)).toEqual(['What about lunch?', 'Soup.'])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('Seen. Sad Sue comes back here when a new meal makes the mood worse.')
  const book = attention.getByRole('link', { name: 'Book a session: Heavy Hal' })
  await expect(book).toBeFocused()

  await button('Until tomorrow: Heavy Hal').press('Enter')
  await expect(said).toBeFocused()
  await expect(said).toContainText('Heavy Hal can wait until tomorrow. That was the last one.')
  await expect(heading).toHaveText('Nobody needs you any more today')
  await expectAccessible(page)
  await said.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(book).toBeFocused()
  await button('Weight seen: Heavy Hal').press('Enter')
  await expect(heading).toHaveText('All is quiet with your clients')

  await expect(other.getByRole('heading', { level: 1 })).toHaveText('All is quiet with your clients')
  await page.reload()
  await expect(heading).toHaveText('All is quiet with your clients')
  await logByApi(api, sad, {
    date: dayFromToday(0),
    title: 'Cake',
    mood_before_eating: 'great',
    mood_after_eating: 'terrible',
  })
  await page.reload()
  await expect(attention.getByRole('heading', { name: 'Sad Sue' })).toBeVisible()

  await other.goto('/clients')
  const sam = other.getByRole('listitem').filter({ hasText: silent.name })
  await expect(sam).toContainText('measurements for 5 days. You wrote today.')
  await expect(other.getByRole('listitem').filter({ hasText: heavy.name })).not.toContainText('farther')
  await other.context().close()
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
    else await api.insert(client, 'measurements', { date: dayFromToday(-200), weight: 80 })
  }
  await signIn(page, coach, '/clients')
  const names = page.getByRole('list', { name: 'Clients' }).getByRole('heading')
  await expect(names).toHaveText(['Maria Orlova', 'Anna Belova', 'Zoe Adams'])
  const maria = page.getByRole('listitem').filter({ hasText: 'Maria Orlova' })
  await expect(maria).toContainText('@example.com')
  await expect(maria).toContainText(/1,050 *kcal/)
  await expect(maria).toContainText('0.3 kg')
  await expect(maria).toContainText('Client since')
  const zoe = page.getByRole('listitem').filter({ hasText: 'Zoe Adams' })
  await expect(zoe, 'a weight of long ago has its day beside it').toContainText(
    /80\s*kg\s*\d{1,2} [A-Z][a-z]+/,
  )

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
    await expect(page.getByText(/(moods or measurements for 4 days|4 дня без записей о еде)/)).toBeVisible()
    await expectAccessible(page)
    await signIn(page, coach, '/clients', lang)
    await expect(page.getByRole('listitem').filter({ hasText: 'Сэм Тихий' })).toBeVisible()
    await expectAccessible(page)
  })
