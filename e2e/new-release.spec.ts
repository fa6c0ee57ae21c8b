import type { Page } from '@playwright/test'
import { nextReleaseUrl } from '../playwright.config.ts'
import { dayFromToday, expect, test } from './fixtures.ts'
import { FoodLog } from './food-log.ts'

/** From now on the host delivers the next release, and no file of the one before it. */
async function deploy(page: Page): Promise<void> {
  const isApp = ({ pathname }: URL) => !/^\/(auth|rest|storage|functions|realtime)\/v1\//.test(pathname)
  const html = await (await page.request.get('/')).text()
  const backend = /<meta\s+name="backend"[^>]*>/.exec(html)![0]
  await page.route(isApp, async (route) => {
    const url = new URL(route.request().url())
    const answer = await route.fetch({ url: nextReleaseUrl + url.pathname })
    if (!answer.headers()['content-type']?.includes('html')) return route.fulfill({ response: answer })
    const body = (await answer.text()).replace(/<meta\s+name="backend"[^>]*>/, backend)
    await route.fulfill({ response: answer, body })
  })
}

/** Counts the loads of the page, and what the browser asks before one. */
function watchLoads(page: Page) {
  const seen = { loads: 0, asked: [] as string[] }
  page.on('domcontentloaded', () => (seen.loads += 1))
  page.on('dialog', (dialog) => {
    seen.asked.push(dialog.type())
    void dialog.accept()
  })
  return seen
}

const nameOfRelease = (page: Page) => page.evaluate(() => ('isNextRelease' in globalThis ? 'next' : 'old'))

test('an old tab loads the new release once when it needs it, and keeps the draft, en', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await page.route('**/assets/measurements-*.js', (route) => route.fulfill({ status: 404 })) // not loaded yet
  await deploy(page)
  const seen = watchLoads(page)
  await page.getByRole('link', { name: 'Measurements' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Measurements' })).toBeVisible()
  expect(await nameOfRelease(page)).toBe('next')
  expect(seen).toEqual({ loads: 1, asked: [] })

  await page.getByRole('link', { name: 'Food log' }).first().click()
  await expect(page.getByText('Your unsaved meal is back.')).toBeVisible()
  await expect(log.title).toHaveValue('Soup')
})

test('what was saved and typed before a release is sent by the next one, and back in its form', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const walk = { date: dayFromToday(0), type: 'walking', duration: 20, calories_burned: 80 }
  await api.insert(anna, 'exercise_entries', walk)
  await signIn(page, anna, '/exercise-log')
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(entry('Walking')).toBeVisible()
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Exercise' }).fill('Rowing')
  await page.getByLabel('Duration, minutes').fill('30')
  await page.getByLabel('Calories burned, kcal').fill('200')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(entry('Rowing')).toContainText('Saved here, not sent yet')
  await page.getByRole('combobox', { name: 'Exercise' }).fill('Yoga')
  await page.getByLabel('Duration, minutes').fill('45')

  await deploy(page)
  await page.unroute('**/rest/v1/**')
  await page.goto('/exercise-log')
  expect(await nameOfRelease(page)).toBe('next')
  await expect(page.getByText('Your unsaved entry is back.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Yoga')
  await expect(page.getByLabel('Duration, minutes')).toHaveValue('45')
  await expect(entry('Rowing')).toBeVisible()
  await expect(page.getByText('Saved here, not sent yet')).toHaveCount(0)
  const stored = await api.rows<{ type: string }>(anna, 'exercise_entries?select=type&order=created_at')
  expect(stored).toEqual([{ type: 'walking' }, { type: 'Rowing' }])
})

test('what was read before a release is shown by the next one without a network', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const walk = { date: dayFromToday(0), type: 'walking', duration: 20, calories_burned: 80 }
  await api.insert(anna, 'exercise_entries', walk)
  await signIn(page, anna, '/exercise-log')
  const entry = page.getByRole('listitem').filter({ hasText: 'Walking' })
  await expect(entry).toBeVisible()

  await deploy(page)
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.goto('/exercise-log')
  expect(await nameOfRelease(page)).toBe('next')
  await expect(entry).toBeVisible()
})

test('an old tab whose device keeps nothing leaves the reload to the user', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await log.title.fill('Soup')
  await page.getByRole('link', { name: 'Measurements' }).first().click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('this device has no room to keep it')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(log.title).toHaveValue('Soup')
})
