import { connect } from './chat.ts'
import { type Api, dayFromToday, expect, newDevice, type Person, test } from './fixtures.ts'
import { setTargets } from './reports.ts'

/** Twelve days of exactly 2,000 kcal, a breakfast of 300 today, two weights on one day, and a run of six days ago. */
async function keepDiary(api: Api, client: Person): Promise<void> {
  const meal = { meal_type: 'lunch', title: 'Meal', protein_grams: 100, carbs_grams: 200, fat_grams: 80 }
  for (let daysAgo = 1; daysAgo <= 5; daysAgo += 1)
    await api.insert(client, 'food_entries', { date: dayFromToday(-daysAgo), calories: 2000, ...meal })
  await api.insert(client, 'food_entries', { date: dayFromToday(0), calories: 300.4, ...meal })
  await api.insert(client, 'measurements', { date: dayFromToday(-1), weight: 70 })
  await api.insert(client, 'measurements', { date: dayFromToday(-1), weight: 71 })
  await api.insert(client, 'exercise_entries', {
    date: dayFromToday(-3),
    type: 'Run',
    duration: 60,
    calories_burned: 500,
  })
}

test('the same figures stand on every screen of both sides, and today is told apart, en', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const [client, coach] = [await people.client(), await people.nutritionist()]
  await connect(api, client, coach)
  await keepDiary(api, client)
  await setTargets(api, coach, client, {
    target_daily_calories: 1500,
    target_weekly_exercise_minutes: 180,
    target_daily_calories_burned: 500,
  })

  await signIn(page, client, '/reports')
  const averages = page.getByRole('region', { name: 'Averages' })
  await expect(averages).toContainText(/2,000 *kcal.*over 5 days with meals/)
  await expect(averages).toContainText(/60 *min.*in 5 days/)
  const targets = page.getByRole('region', { name: 'Targets' })
  await expect(targets).toContainText('Now: 2,000')
  await expect(targets).toContainText('60 in 5 days')
  await expect(targets, 'the days before the first target are judged against nothing').not.toContainText(
    /Needs attention|On track|Target achieved/,
  )
  await expect(page.getByText('5 days with meals.').first()).toBeVisible()
  await expect(page.getByText('Weight went from 70 kg to 71 kg.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Weight as a table' }).click()
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('70.5 (mean of 2)')

  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: "Today's summary" })).toContainText('300')
  await expect(page.getByRole('region', { name: 'Current weight' })).toContainText('71')

  const office = await newDevice(browser)
  await signIn(office, coach, `/clients/${client.id}`)
  const nutrition = office.getByRole('region', { name: 'Nutrition' })
  await expect(nutrition).toContainText(/2,000 *kcal a day.*over 5 days with meals.*Today so far 300 kcal/)
  const panel = office.getByRole('region', { name: 'Targets', exact: true })
  await expect(panel).toContainText('Now: 2,000 kcal')
  await expect(panel).toContainText('60 min in 5 days')
  await expect(panel).not.toContainText(/Needs attention|On track|Target achieved/)
  await expect(office.getByText('Weight went from 70 kg to 71 kg.')).toBeVisible()

  await office.getByRole('link', { name: 'Analytics' }).last().click()
  await expect(office.getByRole('combobox', { name: 'Client' })).toHaveValue(client.id)
  await expect(office.getByRole('region', { name: 'Targets' })).toContainText('Now: 2,000')
  await expect(
    office.getByText('2,000 kcal eaten a day on average. 500 kcal burned in 5 days.'),
  ).toBeVisible()
  await office.goBack()
  await office.getByRole('link', { name: 'Session brief' }).click()
  await expect(office.getByRole('heading', { name: /^Session brief/ })).toBeVisible()
  await expect(office.getByText(/2,000 *kcal a day/)).toBeVisible()
  await expect(office.getByText(/60 *min in 5 days/)).toBeVisible()
  await office.context().close()
})
