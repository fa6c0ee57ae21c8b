import { Dashboard } from './dashboard.ts'
import { ActivityLog } from './exercise-sleep.ts'
import {
  type Api,
  callsDuring,
  dayFromToday,
  expect,
  expectAccessible,
  type Lang,
  type Person,
  test,
} from './fixtures.ts'
import { FoodLog, logByApi, photos, storedMeals } from './food-log.ts'

/** A breakfast with moods, a run, a night, a mood and two weights, as other devices would log them. */
async function logFullDay(api: Api, anna: Person, daysAgo = 0): Promise<void> {
  const day = dayFromToday(-daysAgo)
  await logByApi(api, anna, {
    date: day,
    meal_type: 'breakfast',
    title: 'Curd with honey',
    calories: 412,
    protein_grams: 33.4,
    mood_before_eating: 'bad',
    mood_after_eating: 'good',
  })
  await api.insert(anna, 'exercise_entries', {
    date: day,
    type: 'running',
    duration: 40,
    calories_burned: 310,
  })
  await api.insert(anna, 'sleep_entries', { date: day, hours: 7.5 })
  await api.insert(anna, 'mood_entries', { date: day, mood: 5 })
  await api.insert(anna, 'measurements', { date: dayFromToday(-daysAgo - 5), weight: 70.2 })
  await api.insert(anna, 'measurements', { date: day, weight: 69.9 })
}

const words = {
  en: {
    empty: 'Nothing logged yet today',
    noMoods: 'No moods in these days yet',
    moods: 'Mood and meals',
    weight: '69.9',
    run: 'Running',
    left: /^1,588 kcal left today\./,
    moved: /You have been on the move for 40 minutes\.$/,
  },
  ru: {
    empty: 'Сегодня записей ещё нет',
    noMoods: 'За эти дни отметок пока нет',
    moods: 'Настроение и еда',
    weight: '69,9',
    run: 'Бег',
    left: /^На сегодня осталось 1\s588\sккал\./,
    moved: /В движении\s— 40 минут\.$/,
  },
} satisfies Record<Lang, object>

for (const lang of ['en', 'ru'] as const) {
  const w = words[lang]

  test(`an empty account and a full day read well, ${lang}`, async ({ page, api, people, signIn }) => {
    test.setTimeout(120_000) // axe looks twice, in two themes
    const anna = await people.client()
    await signIn(page, anna, '/dashboard', lang)
    await expect(page.getByText(w.empty)).toBeVisible()
    await expect(page.getByText(w.noMoods)).toBeVisible()
    await expectAccessible(page)

    await logFullDay(api, anna)
    await page.reload()
    await expect(page.getByText(w.left)).toBeVisible()
    await expect(page.getByText(w.moved)).toBeVisible()
    await expect(page.getByText(w.weight, { exact: true })).toBeVisible()
    await expect(page.getByText(w.run, { exact: true })).toBeVisible()
    const moods = page.getByRole('region', { name: w.moods, exact: true })
    await moods.scrollIntoViewIfNeeded() // charts are drawn when they come near
    await expect(moods.getByRole('img').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test(
  'a day logged screen by screen on a phone is found again on the dashboard',
  { tag: '@phone' },
  async ({ page, people, signIn }) => {
    test.setTimeout(120_000) // five entries on three screens
    await signIn(page, await people.client())
    const dashboard = new Dashboard(page)
    const open = async (tile: string) => {
      await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: tile }).click()
    }
    const goHome = () => page.getByRole('link', { name: 'Today', exact: true }).click()

    await test.step('breakfast with a photo and moods', async () => {
      await open('Log meal')
      const food = new FoodLog(page)
      await page.locator('input[type=file]').setInputFiles(`${photos}/landscape.webp`)
      await food.title.fill('Curd with honey')
      await food.form.getByText('Breakfast').click()
      await food.field('Calories, kcal').fill('412')
      await food.field('Protein, g').fill('33,4')
      await food.mood('before', 'Bad')
      await food.mood('after', 'Good')
      await food.save.click()
      await food.expectSaved('Curd with honey')
      await goHome()
    })
    await test.step('a run, a night and a mood', async () => {
      await open('Log exercise')
      const activity = new ActivityLog(page)
      await activity.fillExercise('Running', '40', '310')
      await activity.save.click()
      await expect(page.getByText('Exercise saved')).toBeVisible()
      await activity.choose('Sleep')
      await activity.field('Hours slept').fill('7,5')
      await activity.save.click()
      await expect(page.getByText('Sleep saved')).toBeVisible()
      await activity.choose('Mood')
      await activity.form.getByText('Great').click()
      await activity.save.click()
      await expect(page.getByText('Mood saved')).toBeVisible()
      await goHome()
    })
    await test.step('a weight', async () => {
      await open('Log measurement')
      await page.getByRole('form').getByLabel('Weight, kg').fill('69,9')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Measurement saved')).toBeVisible()
      await goHome()
    })

    await expect(
      page.getByText('1,588 kcal left today. You have been on the move for 40 minutes.'),
    ).toBeVisible()
    await expect(dashboard.today).toContainText(/33\.4 *g/)
    await expect(dashboard.meals).toContainText('Curd with honey')
    await expect(dashboard.meals.locator('img')).toBeVisible()
    await expect(dashboard.activities).toContainText('Running')
    await expect(dashboard.weight).toContainText('69.9')
    await dashboard.expectMoodFigure('Change', '+2')
    await dashboard.expectMoodFigure('Entries', '2')
  },
)

test('a full day is found again on the dashboard, and after midnight it is yesterday’s', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await logFullDay(api, anna, 1)
  // The past, since a session does not outlive an hour to come.
  await page.clock.install({ time: new Date(`${dayFromToday(-1)}T23:58:00`) })
  await signIn(page, anna)
  const dashboard = new Dashboard(page)
  await expect(dashboard.today).toContainText('412')
  await expect(dashboard.today).toContainText(/of 2,000 *kcal/)
  await expect(dashboard.today).toContainText('310')
  await expect(dashboard.today).toContainText(/33\.4 *g/)
  await expect(dashboard.weight).toContainText(/69\.9 *kg/)
  await expect(dashboard.weight).toContainText('0.3 kg')
  await expect(dashboard.meals).toContainText('Curd with honey')
  await expect(dashboard.meals.getByRole('time')).toHaveCount(0) // it was entered on a later day
  await expect(dashboard.activities).toContainText('Running')
  await expect(dashboard.activities).toContainText('40 min')
  await dashboard.expectMoodFigure('Before meals', '2')
  await dashboard.expectMoodFigure('After meals', '4')
  await dashboard.expectMoodFigure('Change', '+2')
  await dashboard.expectMoodFigure('Entries', '2')
  await dashboard.moods.getByRole('button', { name: 'Show Mood over time as a table' }).click()
  await expect(dashboard.moods.getByRole('row').last().getByRole('cell')).toHaveText(['4', '2', '5'])

  await page.clock.runFor('02:01')
  await expect(page.getByText('Nothing logged yet today')).toBeVisible()
  await expect(dashboard.today).not.toContainText('412')
  await expect(dashboard.meals).not.toContainText('Curd with honey')
  await expect(dashboard.weight).toContainText(/69\.9 *kg/)
  await dashboard.expectMoodFigure('Entries', '2')
})

test('the dashboard makes three calls, none of them twice', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logFullDay(api, anna)
  const calls = await callsDuring(page, async () => {
    await signIn(page, anna)
    await expect(new Dashboard(page).meals).toContainText('Curd with honey')
  })
  expect(calls).toHaveLength(new Set(calls).size)
  expect(calls.length).toBeLessThanOrEqual(3)
  expect(calls).toContain('POST /rest/v1/rpc/client_day')
})

test('the day is asked for while it is still asked who is signed in, and only once', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await logFullDay(api, anna)
  await signIn(page, anna)
  const { meals } = new Dashboard(page)
  await expect(meals).toContainText('Curd with honey')
  const dayAsked = page.waitForRequest('**/rpc/client_day')
  await page.route('**/rest/v1/profiles?*', async (route) => {
    await dayAsked
    await route.continue()
  })
  const calls = await callsDuring(page, async () => {
    await page.reload()
    await expect(meals).toContainText('Curd with honey')
  })
  expect(calls.filter((call) => call.endsWith('/client_day'))).toHaveLength(1)
})

test('what was just logged on another screen is on the dashboard at once', async ({
  page,
  people,
  signIn,
  isMobile,
}) => {
  await signIn(page, await people.client())
  const dashboard = new Dashboard(page)
  await page.getByRole('link', { name: 'Log meal' }).first().click()
  await page.getByRole('form').getByLabel('Title').fill('Soup')
  await page.getByRole('form').getByLabel('Calories, kcal').fill('93.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meal saved')).toBeVisible()
  const home = page.getByRole('link', { name: isMobile ? 'Today' : 'Dashboard', exact: true })
  await home.filter({ visible: true }).first().click()
  await expect(dashboard.meals).toContainText('Soup')
  await expect(dashboard.meals.getByRole('time')).toHaveCount(isMobile ? 0 : 1) // a phone has no room for it
  await expect(dashboard.today).toContainText('94')
})

test('one tap says how a meal did, and can be undone', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Soup', mood_before_eating: 'bad' })
  const dashboard = new Dashboard(page)
  await signIn(page, anna)
  await expect(dashboard.meals).toContainText('Soup')
  await expect(dashboard.ask('Soup')).toBeHidden()

  await page.clock.setFixedTime(Date.now() + 40 * 60_000)
  await page.reload()
  await dashboard.ask('Soup').getByRole('button', { name: 'Great' }).click()
  await expect(page.getByText('Mood saved')).toBeVisible()
  await expect(dashboard.ask('Soup')).toBeHidden()
  await dashboard.expectMoodFigure('Change', '+3')
  expect(await storedMeals(api, anna)).toMatchObject([{ mood_after_eating: 'great' }])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dashboard.ask('Soup')).toBeVisible()
  expect(await storedMeals(api, anna)).toMatchObject([{ mood_after_eating: null }])
  await dashboard.ask('Soup').getByRole('button', { name: 'Skip' }).click()
  await page.reload()
  await expect(dashboard.meals).toContainText('Soup')
  await expect(dashboard.ask('Soup')).toBeHidden()
})

test('a load that failed is told in place and can be tried again', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logFullDay(api, anna)
  await page.route('**/rpc/client_*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await signIn(page, anna)
  const dashboard = new Dashboard(page)
  await expect(page.getByText('Failed to load dashboard data', { exact: true })).toBeVisible()
  await expect(dashboard.moods.getByText('Failed to load mood data', { exact: true })).toBeVisible()
  await page.unroute('**/rpc/client_*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(dashboard.today).toContainText('412')
  await dashboard.expectMoodFigure('Entries', '2')

  await dashboard.moods.getByText('90 days').click()
  await expect(dashboard.moods).toContainText('89 days have no mood.')
  await dashboard.moods.getByRole('button', { name: 'Hide mood and meals' }).click()
  await expect(dashboard.moods.getByText('Entries', { exact: true })).toBeHidden()
})
