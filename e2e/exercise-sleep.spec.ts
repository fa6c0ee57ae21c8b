import { ActivityLog, storedEntries } from './exercise-sleep.ts'
import { dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'

test('exercise is logged, edited, deleted after a question and brought back', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  const list = log.list('Exercise')
  await expect(list).toContainText('No exercise on this day yet')
  await expect(log.summary).toContainText('–')

  await test.step('log it with a number typed the other way', async () => {
    await log.form.getByRole('button', { name: 'Running' }).click()
    await log.field('Duration, minutes').fill('30')
    await log.field('Calories burned, kcal').fill('93,5')
    await log.save.dblclick()
    await expect(page.getByText('Exercise saved')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(log.summary).toContainText('94')
    const stored = await storedEntries(api, anna, 'exercise_entries')
    expect(stored).toMatchObject([{ type: 'running', duration: 30, date: dayFromToday(0) }])
    expect(Number(stored[0]?.calories_burned)).toBe(93.5)
  })

  await test.step('its values are one press away', async () => {
    await expect(log.field('Exercise')).toHaveValue('')
    await log.form.getByRole('button', { name: 'Repeat: Running, 30 min' }).click()
    await expect(log.field('Calories burned, kcal')).toHaveValue('93.5')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Exercise discarded')).toBeVisible()
    await expect(log.field('Exercise')).toHaveValue('')
  })

  await test.step('edit it', async () => {
    await list.getByRole('button', { name: 'Edit: Running' }).click()
    await expect(log.save).toHaveCount(0)
    await log.field('Exercise').fill('Chess boxing')
    await log.field('Notes').fill('Lost')
    await page.getByRole('button', { name: 'Update entry' }).click()
    await expect(list.getByRole('listitem')).toContainText(/Chess boxing.*30 min.*94 kcal/)
    await expect(log.save).toHaveCount(1)
  })

  await test.step('delete it and bring it back', async () => {
    const [before] = await storedEntries(api, anna, 'exercise_entries')
    const remove = list.getByRole('button', { name: 'Delete: Chess boxing' })
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await remove.click()
    await log.confirmDeletion()
    await expect(list.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Exercise deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(list.getByRole('listitem')).toContainText('Lost')
    expect(await storedEntries(api, anna, 'exercise_entries')).toMatchObject([
      { id: before?.['id'], created_at: before?.['created_at'] },
    ])
    await remove.click()
    await log.confirmDeletion()
    await page.reload()
    await expect(list).toContainText('No exercise on this day yet')
    expect(await storedEntries(api, anna, 'exercise_entries')).toEqual([])
  })
})

test('a day holds 24 hours of sleep: the form says it, and what waited on the device is given back', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  const hours = log.field('Hours slept')
  const stored = async () =>
    (await storedEntries(api, anna, 'sleep_entries')).map((entry) => Number(entry['hours']))
  await log.choose('Sleep')

  await test.step('what waits without a network is refused when the day has filled up meanwhile', async () => {
    await context.setOffline(true)
    await hours.fill('12')
    await log.save.click()
    await expect(log.list('Sleep')).toContainText('Saved here, not sent yet')
    await expect(hours).toHaveAccessibleDescription(/the day has 12 h of sleep: 12 h are left/)
    await api.insert(anna, 'sleep_entries', { date: dayFromToday(0), hours: 20 })
    await context.setOffline(false)
    await expect(log.list('Sleep')).toContainText('Not accepted: the day would have more than 24 hours.')
    expect(await stored()).toEqual([20])
  })

  await test.step('and is corrected in the form', async () => {
    await log.list('Sleep').getByRole('button', { name: 'Edit: 12 h of sleep' }).click()
    await expect(hours).toHaveValue('12')
    await expect(hours).toHaveAccessibleDescription(/the day has 20 h of sleep: 4 h are left/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(hours).toHaveAccessibleDescription(/With this the day would have more than 24 hours/)
    await expect(hours).toBeFocused()
    await hours.fill('4')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Sleep saved')).toBeVisible()
    await expect.poll(async () => (await stored()).toSorted((a, b) => a - b)).toEqual([4, 20])
    await expect(hours).toHaveAccessibleDescription(/the day has 24 h of sleep: 0 h are left/)
  })

  await test.step('a refusal of the database is told as it is', async () => {
    await page.route('**/rest/v1/sleep_entries*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
    )
    await page.reload()
    await log.choose('Sleep')
    await hours.fill('1')
    await log.save.click()
    await expect(page.getByRole('alert')).toContainText(
      'A day has 24 hours, and with this it would have more.',
    )
    await expect(hours).toHaveValue('1')
  })
})

test('an entry that is opened while another is being saved stays open', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await api.insert(anna, 'sleep_entries', { date: dayFromToday(0), hours: 7.5 })
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  await log.choose('Sleep')
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rest/v1/sleep_entries*', async (route) => {
    if (route.request().method() === 'POST') await isHeld
    await route.continue()
  })
  await log.field('Hours slept').fill('0,5')
  await log.save.click()
  await log.list('Sleep').getByRole('button', { name: 'Edit: 7.5 h of sleep' }).click()
  await log.field('Hours slept').fill('6')
  answer()
  await expect(page.getByText('Sleep saved')).toBeVisible()
  await page.getByRole('button', { name: 'Update entry' }).click()
  await expect(log.summary).toContainText('6.5')
})

test('sleep and mood are logged, edited and deleted', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)

  await test.step('a night, then a nap', async () => {
    await log.choose('Sleep')
    await log.form.getByRole('button', { name: '7.5 h' }).click()
    await log.save.click()
    await expect(page.getByText('Sleep saved')).toBeVisible()
    await expect(log.field('Hours slept')).toHaveValue('')
    await log.field('Hours slept').fill('0,5')
    await log.save.click()
    await expect(log.list('Sleep').getByRole('listitem')).toHaveCount(2)
    await expect(log.summary).toContainText('8')
    await log.list('Sleep').getByRole('button', { name: 'Edit: 7.5 h of sleep' }).click()
    await log.field('Hours slept').fill('6')
    await page.getByRole('button', { name: 'Update entry' }).click()
    await expect(log.summary).toContainText('6.5')
    await log.list('Sleep').getByRole('button', { name: 'Delete: 0.5 h of sleep' }).click()
    await log.confirmDeletion()
    await expect(log.list('Sleep').getByRole('listitem')).toHaveCount(1)
    expect((await storedEntries(api, anna, 'sleep_entries')).map(({ hours }) => Number(hours))).toEqual([6])
  })

  await test.step('a mood', async () => {
    await log.choose('Mood')
    await log.save.click()
    await expect(log.form).toContainText('Choose how you feel')
    await log.form.getByText('Great').click()
    await log.save.click()
    await expect(page.getByText('Mood saved')).toBeVisible()
    expect(await storedEntries(api, anna, 'mood_entries')).toMatchObject([{ mood: 5, date: dayFromToday(0) }])
    await log.list('Mood').getByRole('button', { name: 'Edit: Great' }).click()
    await log.form.getByText('Bad').click()
    await page.getByRole('button', { name: 'Update entry' }).click()
    await log.list('Mood').getByRole('button', { name: 'Delete: Bad' }).click()
    await expect(log.list('Mood').getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Mood deleted')).toBeVisible()
  })
})

test('what cannot be read is told at its field, and a failed save keeps what was typed', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  await log.save.click()
  await expect(log.field('Exercise')).toBeFocused()
  await expect(log.field('Exercise')).toHaveAccessibleDescription('Enter what you did')
  await expect(log.field('Duration, minutes')).toHaveAccessibleDescription('Enter how many minutes')
  await log.fillExercise('Yoga', '30,5', '1,234')
  await log.save.click()
  await expect(log.field('Duration, minutes')).toHaveAccessibleDescription('Enter whole minutes')
  await expect(log.field('Calories burned, kcal')).toHaveAccessibleDescription(/can be read in two ways/)

  await log.fillExercise('Yoga', '30', '100')
  await page.route('**/rest/v1/exercise_entries?select=*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await log.save.click()
  await expect(page.getByRole('alert')).toContainText('Failed to save exercise entry. Please try again.')
  await page.unroute('**/rest/v1/exercise_entries?select=*')
  await page.reload()
  await expect(page.getByText('Your unsaved entry is back.')).toBeVisible()
  await expect(log.field('Exercise')).toHaveValue('Yoga')
  await log.choose('Sleep')
  await log.field('Hours slept').fill('7.3')
  await log.field('Hours slept').blur()
  await expect(log.field('Hours slept')).toHaveAccessibleDescription(/in steps of 0\.5/)
  await log.choose('Exercise')
  await expect(log.field('Exercise')).toHaveValue('Yoga')
  await log.save.click()
  await expect(log.list('Exercise').getByRole('listitem')).toHaveCount(1)
  expect(await storedEntries(api, anna, 'exercise_entries')).toHaveLength(1)
})

test('a failed deletion is told on the day on which it failed', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await api.insert(anna, 'sleep_entries', { date: dayFromToday(0), hours: 7.5 })
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  await page.route('**/rest/v1/sleep_entries*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await log
    .list('Sleep')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await log.confirmDeletion()
  await expect(page.getByRole('alert')).toContainText('Failed to delete sleep entry')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(log.list('Sleep').getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a day five days back is edited and leaves today alone', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  const [today, then] = [dayFromToday(0), dayFromToday(-5)]
  const run = { type: 'running', duration: 30, calories_burned: 300 }
  await api.insert(anna, 'exercise_entries', { ...run, date: today })
  await api.insert(anna, 'exercise_entries', { ...run, date: then })
  await signIn(page, anna, `/exercise-log?day=${then}`)
  const log = new ActivityLog(page)
  await expect(log.field('Day')).toHaveValue(then)
  await log.list('Exercise').getByRole('button', { name: 'Edit: Running' }).click()
  await log.field('Duration, minutes').fill('45')
  await page.getByRole('button', { name: 'Update entry' }).click()
  await expect(log.list('Exercise')).toContainText('45 min')
  await log.fillExercise('Yoga', '15', '0')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('combobox', { name: 'Тренировка' })).toHaveValue('Йога')
  await page.getByRole('button', { name: 'English' }).click()
  await log.save.click()
  await expect(log.summary).toContainText('60')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).not.toHaveURL(/day=/)

  await log.field('Day').fill(then)
  await log.fillExercise('Walking', '20', '0')
  await log.save.click()
  await expect(page).toHaveURL(new RegExp(`day=${then}`))
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(log.list('Exercise').getByRole('listitem')).toHaveCount(1)
  await expect(log.list('Exercise')).toContainText('30 min')
  const stored = await storedEntries(api, anna, 'exercise_entries')
  expect(stored.filter(({ date }) => date === today)).toMatchObject([{ duration: 30 }])
  expect(
    stored
      .filter(({ date }) => date === then)
      .map(({ type, duration }) => [type, duration].join(' '))
      .sort(),
  ).toEqual(['running 45', 'walking 20', 'yoga 15'])
})

test('another device has changed the entry: both versions are shown, and the user chooses', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const id = crypto.randomUUID()
  await api.insert(anna, 'sleep_entries', { id, date: dayFromToday(0), hours: 7 })
  await signIn(page, anna, '/exercise-log')
  const log = new ActivityLog(page)
  await log.list('Sleep').getByRole('button', { name: 'Edit: 7 h of sleep' }).click()
  await log.field('Hours slept').fill('8')
  await page.request.patch(`/rest/v1/sleep_entries?id=eq.${id}`, {
    headers: await api.headers(anna),
    data: { hours: 6 },
  })
  await page.getByRole('button', { name: 'Update entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'This entry was changed elsewhere' })
  await expect(dialog.getByRole('row', { name: 'Hours slept 8 6' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(log.list('Sleep')).toContainText('8 h of sleep')
})

test.describe('in Moscow', () => {
  test.use({ timezoneId: 'Europe/Moscow' })

  test('an entry begun at 23:58 stays on its day when midnight passes, and an empty form goes on', async ({
    page,
    api,
    people,
    signIn,
  }) => {
    const anna = await people.client()
    await page.clock.install({ time: new Date('2026-11-27T23:58:00+03:00') })
    await signIn(page, anna, '/exercise-log')
    const log = new ActivityLog(page)
    await log.fillExercise('Yoga', '20', '0')
    await page.clock.runFor('05:00')
    await expect(page.getByLabel('Show day')).toHaveValue('2026-11-28')
    await expect(page.getByText(/This entry will be saved on Friday,? 27 November/)).toBeVisible()
    await log.choose('Sleep')
    await expect(log.field('Day')).toHaveValue('2026-11-28')
    await log.choose('Exercise')
    await log.save.click()
    await expect(log.list('Exercise').getByRole('listitem')).toHaveCount(1)
    await expect(page).toHaveURL(/day=2026-11-27/)
    expect(await storedEntries(api, anna, 'exercise_entries')).toMatchObject([{ date: '2026-11-27' }])
  })
})

for (const lang of ['en', 'ru'] as const)
  test(`axe finds nothing at 320 px, and the days around today are read once, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const anna = await people.client()
    const date = dayFromToday(0)
    await api.insert(anna, 'exercise_entries', {
      date,
      type: 'swimming',
      duration: 45,
      calories_burned: 410.5,
      notes: 'Cold',
    })
    await api.insert(anna, 'sleep_entries', { date, hours: 7.5 })
    await api.insert(anna, 'mood_entries', { date, mood: 4 })
    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/rest\/v1\/(exercise|sleep|mood)/.test(request.url())) reads.push(request.url())
    })
    await signIn(page, anna, '/exercise-log', lang)
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3)
    await page.getByRole('button', { name: lang === 'en' ? 'Previous day' : 'Предыдущий день' }).click()
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(0)
    await page.getByRole('button', { name: lang === 'en' ? 'Next day' : 'Следующий день' }).click()
    await expectAccessible(page)
    expect(reads).toHaveLength(3)
    await expectNoOverflow(page)
  })
