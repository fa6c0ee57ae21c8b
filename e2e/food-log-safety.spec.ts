import type { Page } from '@playwright/test'
import { dayFromToday, expect, newDevice, test } from './fixtures.ts'
import { FoodLog, logByApi, storedMeals } from './food-log.ts'

const saving = '**/rest/v1/rpc/save_meal'

/** Lets the next save reach the backend, and loses its answer. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(saving, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

test('a double click on Save makes one meal', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await log.save.dblclick()
  await log.expectSaved('Soup')
  expect(await storedMeals(api, anna)).toHaveLength(1)
})

test('an answer that gets lost loses nothing and makes nothing twice', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await log.field('Calories, kcal').fill('93,5')
  await loseAnswers(page)
  await log.save.click()
  await log.expectWaiting('Soup')
  expect(await storedMeals(api, anna)).toHaveLength(1)

  await log.action('Edit', 'Soup').click()
  await expect(log.title).toHaveValue('Soup')
  await log.title.fill('Soup with bread')
  await page.unrouteAll({ behavior: 'wait' }) // the device may be trying again
  await log.save.click()
  await log.expectSaved('Soup with bread')
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Soup with bread', calories: 93.5 }])
})

test('meals that do not load are told, with another try', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0) })
  const reading = /\/rest\/v1\/(food_entries|rpc\/food_log)/
  await page.route(reading, (route) => route.fulfill({ status: 500, body: '{}' }))
  await signIn(page, anna, '/food-log')
  await expect(page.getByRole('alert')).toContainText('Your meals did not load.')
  await page.unroute(reading)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(new FoodLog(page).entry('Soup')).toHaveCount(1)
})

test('a backend that never answers is told after one wait, beside what waits on this device', async ({
  page,
  people,
  signIn,
}) => {
  await page.clock.install()
  const reading = /\/rest\/v1\/(food_entries|rpc\/(food_log|list_meal_history|target_course))/
  await page.route(reading, () => {}) // nothing is ever said
  await page.route(saving, (route) => route.abort('connectionreset'))
  const asked = page.waitForRequest(reading)
  await signIn(page, await people.client(), '/food-log')
  await asked
  const log = new FoodLog(page)
  await log.logWaiting('Soup')
  await page.clock.runFor('00:20')
  await expect(page.getByRole('alert')).toContainText('Your meals did not load.')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await log.expectWaiting('Soup')

  await page.unroute(reading)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log.history).toContainText('No earlier days yet')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(log.entry('Soup')).toHaveCount(1)
})

test('what was typed over a meal goes with the meal', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0) })
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Bread' })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.action('Edit', 'Soup').click()
  await log.title.fill('My soup')
  await log.action('Edit', 'Bread').click()
  await expect(log.title).toHaveValue('Bread')
  await log.action('Delete', 'Soup').click()
  await expect(page.getByText('Meal deleted')).toBeVisible()
  await page.reload()
  await expect(log.entry('Bread')).toHaveCount(1)
  await expect(log.title).toHaveValue('')
})

test('a failed deletion is told on the day on which it failed', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0) })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await page.route('**/rest/v1/food_entries*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await log.action('Delete', 'Soup').click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete meal. Please try again.')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(log.entries).toContainText('Nothing logged yet')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a session that ends while a meal is typed keeps the meal', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await page.route(saving, (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  )
  await log.save.click()
  await expect(page).toHaveURL(/\/login/)
  await page.unroute(saving)
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/food-log/)
  await expect(page.getByText('Your unsaved meal is back.')).toBeVisible()
  await expect(log.title).toHaveValue('Soup')
  await log.save.click()
  await log.expectSaved('Soup')
  expect(await storedMeals(api, anna)).toHaveLength(1)
})

test('leaving with an unsaved meal asks; a discarded one can be brought back', async ({
  page,
  people,
  signIn,
  isMobile,
}) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  const leave = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click()
  }
  await leave()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(log.title).toHaveValue('Soup')
  await leave()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.goBack()
  await expect(page.getByText('Your unsaved meal is back.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(log.title).toHaveValue('')
  await expect(page.getByText('Your unsaved meal is back.')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log.title).toHaveValue('Soup')
})

test('logging out with an unsaved meal asks first', async ({ page, people, signIn, isMobile }) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  const logOut = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click()
  }
  await logOut()
  const dialog = page.getByRole('dialog', { name: 'Log out without saving?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(log.title).toHaveValue('Soup')
  await logOut()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
})

test('a refresh that fails leaves what is on screen and says so', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0) })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(log.entry('Soup')).toHaveCount(1)
  await page.route('**/rest/v1/food_entries*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const note = page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })
  await expect(note).toBeVisible()
  await expect(log.entry('Soup')).toHaveCount(1)
  await page.unroute('**/rest/v1/food_entries*')
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toBeHidden()
  await expect(log.entry('Soup')).toHaveCount(1)
})

// The language switch stands in the bar of a wide screen only.
test('a change of language keeps what is typed', { tag: '@desktop' }, async ({ page, people, signIn }) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дневник питания')
  await expect(page.getByLabel('Название')).toHaveValue('Soup')
})

test('two browsers of one account agree as soon as one gets the focus', async ({
  page,
  browser,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const here = new FoodLog(page)
  await expect(here.entries).toContainText('Nothing logged yet')
  const other = await newDevice(browser)
  await signIn(other, anna, '/food-log')
  const there = new FoodLog(other)
  await there.title.fill('Soup')
  await there.save.click()
  await there.expectSaved('Soup')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(here.entry('Soup')).toHaveCount(1)
  await other.context().close()
})

test.describe('a meal that was changed elsewhere', () => {
  test('shows both versions and takes the one chosen', async ({ page, api, people, signIn }) => {
    const anna = await people.client()
    const id = await logByApi(api, anna, { date: dayFromToday(0) })
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    const changeElsewhere = async (title: string) => {
      const [now] = await api.rows<{ updated_at: string }>(anna, `food_entries?id=eq.${id}`)
      const meal = { id, date: dayFromToday(0), meal_type: 'lunch', title, calories: 300 }
      const changed = await api.rpc(anna, 'save_meal', {
        meal,
        ingredients: [],
        seen_updated_at: now?.updated_at,
      })
      expect(changed.ok()).toBe(true)
    }
    const dialog = page.getByRole('dialog', { name: 'This meal was changed elsewhere' })
    const update = page.getByRole('button', { name: 'Update entry' })

    await log.action('Edit', 'Soup').click()
    await changeElsewhere('Stew')
    await log.title.fill('My soup')
    await update.click()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await expect(dialog.getByRole('row', { name: 'Title' })).toContainText('My soupStew')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(log.title).toHaveValue('My soup')
    await update.click()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await log.expectSaved('My soup')

    await log.action('Edit', 'My soup').click()
    await changeElsewhere('Goulash')
    await log.title.fill('Ragout')
    await update.click()
    await dialog.getByRole('button', { name: 'Take the saved one' }).click()
    await expect(log.title).toHaveValue('Goulash')
    expect(await storedMeals(api, anna)).toMatchObject([{ id, title: 'Goulash' }])
  })

  test('and deleted there can be saved as new', async ({ page, api, people, signIn, request }) => {
    const anna = await people.client()
    const id = await logByApi(api, anna, { date: dayFromToday(0) })
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await log.action('Edit', 'Soup').click()
    const deleted = await request.delete(`/rest/v1/food_entries?id=eq.${id}`, {
      headers: await api.headers(anna),
    })
    expect(deleted.ok()).toBe(true)
    await log.title.fill('My soup')
    await page.getByRole('button', { name: 'Update entry' }).click()
    await expect(page.getByRole('alert')).toContainText('This entry was deleted elsewhere')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Save as a new entry' }).click()
    await log.expectSaved('My soup')
    expect(await storedMeals(api, anna)).toMatchObject([{ title: 'My soup' }])
  })

  test('is not deleted unseen', async ({ page, api, people, signIn, request }) => {
    const anna = await people.client()
    const id = await logByApi(api, anna, { date: dayFromToday(0) })
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await expect(log.entry('Soup')).toHaveCount(1)
    const changed = await request.patch(`/rest/v1/food_entries?id=eq.${id}`, {
      headers: await api.headers(anna),
      data: { title: 'Stew' },
    })
    expect(changed.ok()).toBe(true)
    await log.action('Delete', 'Soup').click()
    await expect(page.getByRole('alert')).toContainText('This entry was changed elsewhere')
    await expect(log.entry('Stew')).toHaveCount(1)
  })
})
