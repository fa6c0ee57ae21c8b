import type { Page } from '@playwright/test'
import { makePair } from './chat.ts'
import {
  type Api,
  callsDuring,
  dayFromToday,
  expect,
  expectAccessible,
  expectNoOverflow,
  newDevice,
  type Person,
  test,
} from './fixtures.ts'
import { logByApi } from './food-log.ts'

/** The targets of a client, in English, as a nutritionist reads and works them. */
function targetsOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Targets', exact: true })
  const form = page.getByRole('form', { name: 'Targets' })
  return {
    panel,
    form,
    calories: form.getByLabel('Daily calories, kcal'),
    weight: form.getByLabel('Target weight, kg'),
    waist: form.getByLabel('Target waist, cm'),
    set: panel.getByRole('button', { name: 'Set targets' }),
    edit: panel.getByRole('button', { name: 'Edit targets' }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
  }
}

test('targets are set and changed, their history is kept, and the client’s food log is measured against them', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, coach, `/clients/${client.id}`)
  const targets = targetsOf(page)
  await targets.set.click()
  await targets.weight.fill('64,5')
  await targets.calories.fill('1800')
  await targets.waist.fill('300')
  await targets.save.click()
  await expect(targets.waist).toHaveAccessibleDescription('Waist is between 40 and 200 cm')
  await targets.waist.fill('')
  await targets.save.click()
  await expect(page.getByText('Targets saved')).toBeVisible()
  await expect(targets.panel.getByRole('listitem').filter({ hasText: 'Target weight' })).toContainText(
    '64.5 kg',
  )

  await targets.edit.click()
  await targets.calories.fill('1700')
  await targets.save.click()
  await expect(targets.panel.getByText('1,700 kcal')).toBeVisible()
  await targets.panel.getByRole('button', { name: 'History of changes' }).click()
  await expect(targets.panel.getByText('Daily calories: 1,800 kcal → 1,700 kcal')).toBeVisible()
  await targets.panel.getByLabel('Target in the chart').selectOption('Daily calories')
  await expect(targets.panel.getByRole('img', { name: /^Now: 1,700 kcal/ })).toBeVisible()

  const phone = await newDevice(browser)
  await signIn(phone, client, '/food-log')
  await expect(phone.getByRole('region', { name: "Today's summary" })).toContainText('of 1,700 kcal')
  await phone.context().close()
})

test('targets that could not be saved stay in the form; those changed elsewhere are not written over', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, coach, `/clients/${client.id}`)
  const targets = targetsOf(page)
  await page.route('**/rest/v1/client_targets*', (route) => route.fulfill({ status: 500, json: {} }))
  await targets.set.click()
  await targets.calories.fill('1900')
  await targets.save.click()
  await expect(targets.form.getByRole('alert')).toContainText('Failed to save targets')
  await page.unrouteAll()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved targets are back.')).toBeVisible()
  await targets.save.click()
  await targets.edit.click()
  await targets.calories.fill('2100')
  await api.update(coach, `client_targets?client_id=eq.${client.id}`, { target_daily_calories: 1500 })
  await targets.save.click()
  const choice = page.getByRole('dialog', { name: 'The targets were changed elsewhere' })
  await expect(choice.getByRole('row', { name: 'Daily calories 2,100 kcal 1,500 kcal' })).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(targets.panel.getByText('2,100 kcal')).toBeVisible()
})

test('anyone else’s client, and any client who asks, finds nobody, en', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client } = await makePair(api, people)
  const stranger = await people.nutritionist()
  await signIn(page, stranger, `/clients/${client.id}`)
  await expect(page.getByText('Client not found')).toBeVisible()
  const calls = await callsDuring(page, async () => {
    await signIn(page, client, `/clients/${client.id}`)
    await expect(page.getByText('Client not found')).toBeVisible()
  })
  expect(calls.join(' ')).not.toContain('open_client')
  await expect(page.getByText('Send Message')).toBeHidden()
})

/** Three days of meals with moods, a run and two weights, as the client's phone would log them. */
async function logThreeDays(api: Api, client: Person): Promise<void> {
  for (const [daysAgo, calories] of [1800, 2000, 2200].entries()) {
    const date = dayFromToday(-daysAgo)
    await logByApi(api, client, {
      date,
      meal_type: 'dinner',
      title: `Dinner ${daysAgo}`,
      calories,
      protein_grams: 90,
      mood_before_eating: 'good',
      mood_after_eating: 'bad',
    })
  }
  await api.insert(client, 'exercise_entries', {
    date: dayFromToday(0),
    type: 'running',
    duration: 30,
    calories_burned: 300,
  })
  await api.insert(client, 'measurements', { date: dayFromToday(-2), weight: 80 })
  await api.insert(client, 'measurements', { date: dayFromToday(0), weight: 79.4 })
}

test('activity is summed for the days chosen, with its entries; moods by kind of meal, with what they tell', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await logThreeDays(api, client)
  const calls = await callsDuring(page, async () => {
    await signIn(page, coach, `/clients/${client.id}`)
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible()
  })
  expect(calls).toHaveLength(new Set(calls).size)
  expect(calls.length).toBeLessThanOrEqual(5)
  await expect(page.getByText('79.4').first()).toBeVisible()

  const activity = page.getByRole('region', { name: 'Activity progress' })
  await expect(activity.getByRole('region', { name: 'Nutrition' })).toContainText(
    /2,100 *kcal a day.*over 2 days with meals.*Today so far 1,800 kcal/,
  )
  await expect(activity.getByRole('region', { name: 'Nutrition' })).not.toContainText('%') // nothing is aimed at
  await expect(activity.getByRole('region', { name: 'Exercise' })).toContainText(
    /30 *min today so far.*300 kcal burned/,
  )
  await expect(activity.getByRole('region', { name: 'Net calories' })).toContainText(
    /4,200 *kcal.*Daily average 2,100 kcal/,
  )
  await expect(activity.getByRole('img', { name: '2 days with meals.' })).toBeVisible()
  await expect(activity.getByText('Weight went from 80 kg to 79.4 kg.')).toBeVisible()
  await activity.getByRole('button', { name: 'Food entries' }).click()
  await expect(activity.getByRole('heading', { name: /^Dinner/ })).toHaveText([
    'Dinner 0',
    'Dinner 1',
    'Dinner 2',
  ])
  await activity.getByRole('button', { name: 'Previous day' }).click()
  await expect(activity.getByRole('region', { name: 'Nutrition' })).not.toContainText('Today so far')
  await expect(activity.getByRole('region', { name: 'Net calories' })).toContainText('4,200')
  await expect(activity.getByRole('heading', { name: /^Dinner/ })).toHaveText(['Dinner 1', 'Dinner 2'])
  await activity.getByRole('button', { name: 'Exercise entries' }).click()
  await expect(activity.getByText('No exercise in these days')).toBeVisible()

  const mood = page.getByRole('region', { name: 'Mood tracking' })
  await expect(
    mood.getByText('Dinner: the mood is worse afterwards, by 2 on average (3 meals).'),
  ).toBeVisible()
  await expect(mood.getByText('Dinner: look together at what is eaten, how much and when.')).toBeVisible()
  await mood.getByRole('radio', { name: 'Breakfast' }).check({ force: true })
  await expect(mood.getByText('No moods in these days yet')).toBeVisible()
  await mood.getByRole('radio', { name: 'Dinner' }).check({ force: true })
  await mood.getByRole('figure', { name: 'Change by day' }).scrollIntoViewIfNeeded() // drawn when it comes near
  await expect(
    mood.getByRole('img', { name: /^Days with a better mood after meals: 0, with a worse one: 3/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Hide: Mood tracking' }).click()
  await expect(mood.getByRole('img').first()).toBeHidden()

  await page.getByRole('link', { name: 'Session brief' }).click()
  await expect(page.getByRole('heading', { name: /^Session brief/ })).toBeVisible()
  await page.goBack()
  await expect(activity.getByRole('heading', { name: /^Dinner/ })).toHaveText(['Dinner 1', 'Dinner 2'])
  await expect(page.getByRole('button', { name: 'Show: Mood tracking' })).toBeVisible()
})

for (const lang of ['en', 'ru'] as const)
  test(`a client’s detail is accessible and fits 320 px, ${lang}`, async ({ page, api, people, signIn }) => {
    const { client, coach } = await makePair(api, people)
    await logThreeDays(api, client)
    await signIn(page, coach, `/clients/${client.id}`, lang)
    const targets = page.getByRole('region', { name: lang === 'en' ? 'Targets' : 'Цели', exact: true })
    await targets.getByRole('button').last().click()
    const entries = page.getByRole('button', { name: lang === 'en' ? 'Food entries' : 'Записи о еде' })
    await entries.click()
    await expect(page.getByRole('heading', { name: lang === 'en' ? 'Insights' : 'Наблюдения' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(page)
  })

test('the session brief says what happened since the last session, and fits one printed page, en', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await logThreeDays(api, client)
  await api.update(client, `profiles?id=eq.${client.id}`, {
    age: 34,
    gender: 'female',
    occupation: 'Teacher',
    objectives: 'Sleep better and lose a little weight before the summer. '.repeat(8),
  })
  await signIn(page, coach, `/clients/${client.id}`)
  await expect(page.getByText('Age: 34 · Female · Teacher')).toBeVisible()
  await page.getByRole('link', { name: 'Session brief' }).click()
  await expect(page.getByRole('heading', { name: 'Session brief: Anna Belova' })).toBeVisible()
  await expect(page.getByText('there has been no session yet')).toBeVisible()
  const back = await page.getByRole('link', { name: 'Back to the client' }).boundingBox()
  const print = await page.getByRole('button', { name: 'Print' }).boundingBox()
  expect(print?.y, 'the two actions stand in one line').toBe(back?.y)
  await expect(page.getByRole('region', { name: 'Mood worse after' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('img', { name: 'Course of the calories' })).toBeVisible()
  await expectAccessible(page)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type *\/Page\b/g)).toHaveLength(1)
})
