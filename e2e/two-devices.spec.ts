import type { Page } from '@playwright/test'
import { Calendar, noonAhead, offer } from './calendar.ts'
import { Chat, makePair, writeByApi } from './chat.ts'
import { countReads, expect, expectAccessible, newDevice, test } from './fixtures.ts'
import { FoodLog } from './food-log.ts'

/** Resolves once the page is told of changes: the bell asks as soon as its connection stands. */
const listening = (page: Page) => page.waitForResponse(/\/rest\/v1\/notifications/)

test('a new meal appears on the other device, whose open form and figures stay true; nothing is read twice', async ({
  page,
  browser,
  people,
  signIn,
}) => {
  const client = await people.client()
  const other = await newDevice(browser)
  const [here, there] = [new FoodLog(page), new FoodLog(other)]
  await Promise.all([listening(page), signIn(page, client, '/food-log')])
  await Promise.all([listening(other), signIn(other, client, '/food-log')])
  await there.title.fill('Half a thought')
  const notices = countReads(page, 'notifications')
  const days = countReads(page, 'food_entries', 'date=eq.')
  await here.title.fill('Borscht')
  await here.field('Calories, kcal').fill('320')
  await here.save.click()
  await here.expectSaved('Borscht')
  await expect(there.entry('Borscht')).toBeVisible()
  await expect(there.summary).toContainText('320')
  await expect(there.title).toHaveValue('Half a thought')
  await there.field('Calories, kcal').fill('100')
  await there.save.click()
  await expect(here.entry('Half a thought')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Notifications' })).not.toContainText('unread')
  expect(notices(), 'the bell is not asked about own changes').toBe(0)
  expect(days(), 'once after saving, once for the other device').toBe(2)
  await other.context().close()
})

test('a booking, its confirmation and a disconnect appear on the other device of who did it', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const start = noonAhead(5)
  await offer(api, coach, [start])
  const [phone, desk, deskOfCoach] = [await newDevice(browser), page, await newDevice(browser)]
  const phoneOfCoach = await newDevice(browser)
  for (const [device, person] of [
    [phone, client],
    [desk, client],
    [deskOfCoach, coach],
    [phoneOfCoach, coach],
  ] as const)
    await Promise.all([listening(device), signIn(device, person, '/calendar')])
  const [mine, mineElsewhere] = [new Calendar(phone), new Calendar(desk)]

  await test.step('booked on the phone', async () => {
    await mine.open(start)
    await mine.choose('12:00')
    await mine.answer('Book')
    await expect(mine.own).toContainText('Awaiting confirmation')
    await expect(mineElsewhere.own).toContainText('Awaiting confirmation')
  })

  await test.step('confirmed at the desk of the nutritionist', async () => {
    const [theirs, theirsElsewhere] = [new Calendar(deskOfCoach), new Calendar(phoneOfCoach)]
    await theirsElsewhere.open(start)
    await theirs.open(start)
    await expect(theirsElsewhere.day(start)).toHaveAccessibleName(/1 awaits confirmation/)
    await deskOfCoach.getByRole('button', { name: 'Confirm 12:00' }).click()
    await expect(theirsElsewhere.day(start)).not.toHaveAccessibleName(/awaits confirmation/)
    await expect(mine.own).toContainText('Confirmed')
    await expect(mineElsewhere.own).toContainText('Confirmed')
  })

  await test.step('disconnected at the desk', async () => {
    await Promise.all([listening(phone), phone.goto('/nutritionists?lang=en')])
    await Promise.all([listening(desk), desk.goto('/nutritionists?lang=en')])
    const disconnect = (device: Page) => device.getByRole('button', { name: 'Disconnect' })
    await expect(disconnect(phone)).toBeVisible()
    await disconnect(desk).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(disconnect(desk)).toHaveCount(0)
    await expect(disconnect(phone)).toHaveCount(0)
  })
  for (const device of [phone, deskOfCoach, phoneOfCoach]) await device.context().close()
})

test('without a live connection a message comes all the same, and the conversation says why it takes a moment', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  let isRefused = true
  await page.routeWebSocket('**/realtime/**', (socket) => {
    if (isRefused) void socket.close({ code: 1011 })
    else socket.connectToServer()
  })
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  const note = page.getByRole('status').filter({ hasText: 'No live connection' })
  await expect(page.getByText('No messages yet')).toBeVisible()
  await expect(note).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await writeByApi(api, coach, { client, coach }, { message: 'Are you there?' })
  await expect(chat.log).toContainText('Are you there?', { timeout: 25_000 })
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  isRefused = false
  await expect(note).toHaveCount(0, { timeout: 20_000 })
  await writeByApi(api, coach, { client, coach }, { message: 'Good to see you' })
  await expect(chat.log).toContainText('Good to see you')

  const phone = await newDevice(browser)
  await phone.routeWebSocket('**/realtime/**', (socket) => void socket.close({ code: 1011 }))
  await signIn(phone, coach, `/feedback?client=${client.id}`, 'ru')
  await expect(phone.getByRole('status').filter({ hasText: 'мы проверяем их каждые 20 секунд' })).toBeVisible(
    { timeout: 20_000 },
  )
  await phone.context().close()
})
