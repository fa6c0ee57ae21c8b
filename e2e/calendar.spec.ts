import { readFile } from 'node:fs/promises'
import { answerByApi, bookByApi, Calendar, hoursAhead, noonAhead, offer, statusOf } from './calendar.ts'
import { connect, makePair } from './chat.ts'
import { expect, expectAccessible, expectNoOverflow, newDevice, test } from './fixtures.ts'

test('a booking appears at the nutritionist without a reload, and its confirmation at the client', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const start = noonAhead(5)
  const coachPage = await newDevice(browser)
  const [mine, theirs] = [new Calendar(page), new Calendar(coachPage)]
  const isTold = coachPage.waitForResponse('**/rest/v1/notifications?*') // a change before it may be another device's
  await signIn(coachPage, coach, '/calendar')
  await isTold
  await theirs.open(start)
  await theirs.tick('12:00')
  await coachPage.getByRole('button', { name: 'Add 1 slot' }).click()
  await expect(coachPage.getByText('Free', { exact: true })).toBeVisible()

  await signIn(page, client, '/calendar')
  let reads = 0
  coachPage.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/appointments')) reads += 1
  })
  await mine.open(start)
  await mine.choose('12:00')
  await expect(page.getByRole('dialog')).toContainText('It can be cancelled until')
  await mine.answer('Book')
  await expect(mine.own).toContainText('Awaiting confirmation')
  await expect(mine.day(start)).toHaveAccessibleName(/your appointment/)

  await expect(coachPage.getByText('Anna Belova')).toBeVisible()
  await expect(theirs.day(start)).toHaveAccessibleName(/1 slot, 1 awaits confirmation/)
  await expect(coachPage.getByRole('button', { name: 'Notifications' })).toContainText('2 unread')
  await coachPage.getByRole('button', { name: 'Confirm 12:00' }).click()
  await expect(mine.own).toContainText('Confirmed')
  expect(reads, 'one for the booking, one for the confirmation').toBe(2)

  const download = page.waitForEvent('download')
  await mine.own.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`DTSTART:${start.slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
  expect(file).toContain('SUMMARY:Appointment with Elena Markova')
  await coachPage.context().close()
})

test('two tabs on two slots of a day: the second hears of the limit, and then sees it', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const starts = [noonAhead(5), noonAhead(5, 20)]
  const [, second = ''] = await offer(api, coach, starts)
  await signIn(page, client, '/calendar')
  const other = await context.newPage()
  await other.goto('/calendar?lang=en')
  const [here, there] = [new Calendar(page), new Calendar(other)]
  await here.open(noonAhead(5))
  await there.open(noonAhead(5))
  await here.choose('12:00')
  await there.choose('12:20')
  await here.answer('Book')
  await expect(here.own).toContainText('Awaiting confirmation')
  await there.answer('Book')
  await expect(other.getByRole('alert')).toHaveText('Cannot book multiple appointments on the same day')
  await expect(there.time('12:20')).toBeDisabled()
  await expect(other.getByText('You already have an appointment on this day')).toBeVisible()
  expect(await statusOf(api, coach, second)).toBe('available')
})

test('a slot that somebody was faster with is told, and the times are read anew', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const faster = await people.client('Denis')
  await connect(api, faster, coach)
  const starts = [noonAhead(5), noonAhead(5, 20)]
  const [first = ''] = await offer(api, coach, starts)
  await signIn(page, client, '/calendar')
  const calendar = new Calendar(page)
  await calendar.open(noonAhead(5))
  await calendar.choose('12:00')
  await bookByApi(api, faster, first)
  await calendar.answer('Book')
  await expect(page.getByRole('alert')).toContainText('This time has just been taken')
  await expect(calendar.time('12:00')).toHaveCount(0)
  await expect(calendar.time('12:20')).toBeEnabled()
})

test('a tab that slept past the deadline shows Cancel, and the refusal when it is pressed', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const [id = ''] = await offer(api, coach, [hoursAhead(3)])
  await bookByApi(api, client, id)
  await page.clock.setFixedTime(Date.now() - 26 * 3_600_000)
  await signIn(page, client, '/calendar')
  const calendar = new Calendar(page)
  await calendar.own.getByRole('button', { name: 'Cancel appointment' }).click()
  await calendar.answer('Cancel appointment')
  await expect(page.getByRole('alert')).toContainText('It is too late to cancel')
  expect(await statusOf(api, coach, id)).toBe('pending')
})

test('past the deadline there is no Cancel, but the way to the nutritionist', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const [id = ''] = await offer(api, coach, [hoursAhead(3)])
  await bookByApi(api, client, id)
  await signIn(page, client, '/calendar')
  const { own } = new Calendar(page)
  await expect(own.getByRole('link', { name: 'write to your nutritionist' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Cancel appointment' })).toHaveCount(0)
})

test('the nutritionist adds slots, copies the day, declines a booking, and offers the time again', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const [start, next] = [noonAhead(5), noonAhead(6)]
  await signIn(page, coach, '/calendar')
  const calendar = new Calendar(page)
  const dialog = page.getByRole('dialog')
  await calendar.open(start)
  await expect(page.getByText('No slots on this day')).toBeVisible()
  for (const time of ['12:00', '12:20']) await calendar.tick(time)
  await page.getByRole('button', { name: 'Add 2 slots' }).click()
  await expect(calendar.day(start)).toHaveAccessibleName(/2 slots/)

  await page.getByRole('button', { name: 'Copy to other days' }).click()
  await new Calendar(page, dialog).open(next)
  await dialog.getByRole('button', { name: 'Copy to 1 day' }).click()
  await expect(dialog).toBeHidden()
  await calendar.open(next)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)

  await test.step('removing asks with the words of the spec', async () => {
    await page.getByRole('button', { name: 'Remove 12:20' }).click()
    await expect(dialog).toContainText('Are you sure you want to delete this slot?')
    await calendar.answer('Delete')
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  })

  await test.step('declining frees the time', async () => {
    const [row] = await api.rows<{ id: string }>(
      coach,
      `appointments?select=id&start_time=eq.${encodeURIComponent(next)}`,
    )
    await bookByApi(api, client, row?.id ?? '')
    await page.getByRole('button', { name: 'Decline 12:00' }).click()
    await calendar.answer('Decline')
    await expect(page.getByText('Declined', { exact: true })).toBeVisible()
    await calendar.tick('12:00')
    await page.getByRole('button', { name: 'Add 1 slot' }).click()
    await expect(page.getByText('Free', { exact: true })).toBeVisible()
  })
})

test('the month is worked by keyboard', async ({ page, api, people, signIn }) => {
  const { client } = await makePair(api, people)
  await page.clock.setFixedTime(new Date('2026-10-29T12:00:00+03:00'))
  await signIn(page, client, '/calendar')
  const { grid } = new Calendar(page)
  const focused = grid.locator(':focus')
  await grid.getByRole('button', { name: /29 October/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/30 October/)
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName(/6 November/)
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(focused).toHaveAccessibleName(/2 November/)
  await page.keyboard.press('End')
  await expect(focused).toHaveAccessibleName(/8 November/)
  await page.keyboard.press('PageDown')
  await expect(focused).toHaveAccessibleName(/8 December/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /8 December/ })).toBeVisible()
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(focused).toHaveAccessibleName(/8 October/)
  await expect(focused).toBeDisabled()
})

for (const lang of ['en', 'ru'] as const)
  test(`both calendars are accessible and fit 320 px, ${lang}`, async ({
    page,
    browser,
    api,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { client, coach } = await makePair(api, people)
    const [confirmed = '', pending = ''] = await offer(api, coach, [
      noonAhead(3),
      noonAhead(5),
      noonAhead(5, 20),
      noonAhead(6),
    ])
    await bookByApi(api, client, confirmed)
    await answerByApi(api, coach, confirmed, 'confirmed')
    await bookByApi(api, client, pending)
    const mine = new Calendar(page)
    await signIn(page, client, '/calendar', lang)
    await mine.press(mine.grid.getByRole('button', { name: /free time|свободн/ }))
    await expect(page.getByRole('radio').first()).toBeAttached()
    await expectAccessible(page)
    await expectNoOverflow(page)

    const coachPage = await newDevice(browser)
    const theirs = new Calendar(coachPage)
    await coachPage.setViewportSize({ width: 320, height: 640 })
    await signIn(coachPage, coach, '/calendar', lang)
    await theirs.press(theirs.grid.getByRole('button', { name: /awaits confirmation|ждёт/ }))
    await expect(coachPage.getByRole('button', { name: /^(Confirm|Подтвердить) / })).toBeVisible()
    await expectAccessible(coachPage)
    await expectNoOverflow(coachPage)
    await coachPage.context().close()
  })
