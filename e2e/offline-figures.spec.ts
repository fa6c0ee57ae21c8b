import type { Page } from '@playwright/test'
import { Dashboard } from './dashboard.ts'
import { dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { FoodLog, logByApi } from './food-log.ts'
import { untilOnDevice } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

/** Logs a meal on the food log, which waits. */
async function logWaiting(page: Page, title: string, kcal: string): Promise<void> {
  await page.goto('/food-log#new-meal')
  await new FoodLog(page).logWaiting(title, kcal)
}

test('a day that was never read shows without a network what waits, and the real day once there is one', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht', calories: 412 }) // elsewhere
  await signIn(page, anna, '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilOnDevice(page)
  await context.setOffline(true)
  await logWaiting(page, 'Soup', '300')

  await page.goto('/dashboard')
  const dashboard = new Dashboard(page)
  await expect(dashboard.today).toContainText('300')
  await expect(dashboard.today).toContainText('from this device')
  await expect(dashboard.today).toContainText('With 1 change that is saved here, not sent yet')
  await expect(dashboard.today).not.toContainText('2,000') // whose target that is, nobody knows
  await expect(dashboard.today.getByText('–', { exact: true })).toHaveCount(1) // burned
  await expect(dashboard.weight).toContainText('–')
  await expect(dashboard.meals).toContainText('Soup')
  await expect(page.getByText('What was logged elsewhere is not in it.')).toBeVisible()
  await expect(page.getByText('Failed to load dashboard data')).toHaveCount(0)
  await expect(page.getByText('300 kcal eaten today, as far as this device knows.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await context.setOffline(false)
  await expect(dashboard.today).toContainText('712')
  await expect(dashboard.today).toContainText('2,000')
  await expect(page.getByText('What was logged elsewhere is not in it.')).toHaveCount(0)
})

test('the day after, targets and weights are those that were read last', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  const anna = await people.client()
  await api.insert(anna, 'measurements', { date: dayFromToday(0), weight: 72.5 })
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht', calories: 412 })
  await signIn(page, anna)
  const dashboard = new Dashboard(page)
  await expect(dashboard.today).toContainText('412')
  await untilOnDevice(page)
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000)
  await page.reload()

  await expect(page.getByText('What was logged elsewhere is not in it.')).toBeVisible()
  await expect(dashboard.weight).toContainText('72.5')
  await expect(dashboard.today).toContainText('of 2,000 kcal')
  await expect(dashboard.today).not.toContainText('412')
  await expect(dashboard.today.getByText('–', { exact: true })).toHaveCount(2)
})

test('where the day fails with a network, that is said, and what waits is still there', async ({
  page,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await page.route('**/rpc/save_meal', (route) => route.abort())
  await page.route('**/rpc/client_*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await signIn(page, anna, '/food-log')
  await logWaiting(page, 'Soup', '300')
  await page.goto('/dashboard')
  const dashboard = new Dashboard(page)
  await expect(page.getByText('Failed to load dashboard data', { exact: true })).toBeVisible()
  await expect(dashboard.today).toContainText('300')
  await expect(dashboard.today).toContainText('With 1 change that is saved here, not sent yet')
  await page.unroute('**/rpc/client_*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(dashboard.today).toContainText('2,000')
  await expect(dashboard.today).toContainText('300')
})

test('reports and moods count a meal that waits, and say so', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  const anna = await people.client()
  const moods = { mood_before_eating: 'bad', mood_after_eating: 'good' }
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht', calories: 412, ...moods })
  await signIn(page, anna, '/reports')
  const averages = page.getByRole('region', { name: 'Averages' })
  await expect(averages).toContainText('412')
  await untilOnDevice(page)
  await context.setOffline(true)
  await logWaiting(page, 'Soup', '300')

  await page.goto('/reports')
  await expect(averages).toContainText('712')
  await expect(averages).toContainText('today so far')
  const note = page.getByText('With 1 change that is saved here, not sent yet')
  await expect(note).toHaveCount(1) // the meal has no mood
  await new Dashboard(page).expectMoodFigure('Entries', '1')

  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(averages).toContainText('712')
})

test('a report that was never read shows without a network what waits, and no target that nobody knows', async ({
  page,
  context,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  await signIn(page, await people.client(), '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilOnDevice(page)
  await context.setOffline(true)
  await logWaiting(page, 'Soup', '300')
  await page.goto('/reports')
  await expect(page.getByRole('region', { name: 'Averages' })).toContainText('300')
  await expect(page.getByText('What was logged elsewhere is not in it.')).toBeVisible()
  await expect(page.getByText('2,000')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Targets' })).toHaveCount(0)
  await expectAccessible(page)
})
