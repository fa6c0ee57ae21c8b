import { expect, test } from './fixtures.ts'
import { FoodLog, logByApi, storedMeals } from './food-log.ts'

test.use({ timezoneId: 'Europe/Moscow' })

test('at 01:30 in Moscow it is that day, though the evening before in UTC', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await logByApi(api, anna, { title: 'Late soup', date: '2026-11-27' })
  await page.clock.setFixedTime(new Date('2026-11-28T01:30:00+03:00'))
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(page.getByLabel('Show day')).toHaveValue('2026-11-28')
  await expect(log.entries).toContainText('Nothing logged yet')
  await expect(log.history).toContainText('Late soup')
  await log.title.fill('Night snack')
  await log.save.click()
  await log.expectSaved('Night snack')
  expect((await storedMeals(api, anna)).find(({ title }) => title === 'Night snack')).toMatchObject({
    date: '2026-11-28',
    meal_type: 'snack',
  })
})

test('a meal begun at 23:58 stays on its day when midnight passes', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await page.clock.install({ time: new Date('2026-11-27T23:58:00+03:00') })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(log.field('Day')).toHaveValue('2026-11-27')
  await log.title.fill('Late soup')
  await page.clock.runFor('05:00')
  await expect(page.getByLabel('Show day')).toHaveValue('2026-11-28')
  await expect(page.getByText(/This meal will be saved on Friday,? 27 November/)).toBeVisible()
  await log.save.click()
  await expect(log.entry('Late soup')).toHaveCount(1)
  await expect(page).toHaveURL(/day=2026-11-27/)
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Late soup', date: '2026-11-27' }])
})

test('the meal type follows the clock until one is chosen, and be it the one of the clock', async ({
  page,
  people,
  signIn,
}) => {
  await page.clock.install({ time: new Date('2026-11-27T10:58:00+03:00') })
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  const type = (name: string) => log.form.getByRole('radio', { name })
  await expect(type('Breakfast')).toBeChecked()
  await page.clock.runFor('05:00')
  await expect(type('Lunch')).toBeChecked()
  await log.form.getByText('Dinner').click()
  await log.form.getByText('Breakfast').click()
  await page.clock.runFor('01:00')
  await expect(type('Breakfast')).toBeChecked()
})

test('an empty form goes over to the new day at midnight, and so can a begun meal', async ({
  page,
  people,
  signIn,
}) => {
  await page.clock.install({ time: new Date('2026-11-27T23:58:00+03:00') })
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await expect(log.field('Day')).toHaveValue('2026-11-27')
  await page.clock.runFor('05:00')
  await expect(log.field('Day')).toHaveValue('2026-11-28')

  await log.title.fill('Soup')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(log.field('Day')).toHaveValue('2026-11-28')
  await page.getByRole('button', { name: /^Move to Friday,? 27 November/ }).click()
  await expect(log.field('Day')).toHaveValue('2026-11-27')
  await expect(page.getByText('This meal will be saved on')).toBeHidden()
})
