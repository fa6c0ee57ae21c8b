import { languageCodes } from '../supabase/functions/_shared/languages.ts'
import type { Page } from '@playwright/test'
import { dayFromToday, expect, expectAccessible, test } from './fixtures.ts'
import { FoodLog, logByApi, photos, storedMeals } from './food-log.ts'
import { untilOnDevice } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the app opens with what was loaded last, and says so, en', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht' })
  await signIn(page, anna, '/food-log')
  await expect(new FoodLog(page).entry('Borscht')).toHaveCount(1)
  await untilOnDevice(page)

  await context.setOffline(true)
  await page.close()
  const again = await context.newPage()
  await again.goto('/food-log')
  await expect(
    again.getByText(
      'You are offline. You see what was loaded last; what you log is kept here and sent later.',
    ),
  ).toBeVisible()
  await expect(new FoodLog(again).entry('Borscht')).toHaveCount(1)
  await again.getByRole('link', { name: 'Measurements' }).click() // a screen that was never opened
  await expect(again.getByRole('heading', { level: 1, name: 'Measurements' })).toBeVisible()
  await expectAccessible(again)

  await context.setOffline(false)
  await expect(again.getByText('You are offline.')).toHaveCount(0)
})

test('without a network and with a session that has run out the app opens all the same', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht' })
  await signIn(page, anna, '/food-log')
  await expect(new FoodLog(page).entry('Borscht')).toHaveCount(1)
  await untilOnDevice(page)

  await context.setOffline(true)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!
    const session: object = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  })
  await page.reload()
  await expect(new FoodLog(page).entry('Borscht')).toHaveCount(1)
})

test('three meals logged offline wait over a closed tab, and are stored once each, in order', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  test.slow() // the whole app is loaded onto the device first
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  let log = new FoodLog(page)
  await expect(log.entries).toContainText('Nothing logged yet')
  await untilOnDevice(page)
  await context.setOffline(true)
  for (const title of ['Porridge', 'Soup', 'Salad']) {
    await log.title.fill(title)
    if (title === 'Soup') {
      await log.form.locator('input[type="file"]').setInputFiles(`${photos}/landscape.webp`)
      await expect(log.form.getByRole('button', { name: 'Replace photo' })).toBeVisible()
    }
    await log.save.click()
    await log.expectWaiting(title)
  }

  await page.close()
  const again = await context.newPage()
  await again.goto('/food-log')
  log = new FoodLog(again)
  for (const title of ['Porridge', 'Soup', 'Salad']) await log.expectWaiting(title)
  await expect(log.entry('Soup').locator('img')).toBeVisible()
  await expect(again.getByText('3 entries are saved on this device and not sent yet.')).toBeVisible()

  await context.setOffline(false)
  await expect(again.getByText('Everything you saved on this device is sent')).toBeVisible()
  await expect(log.entries.getByText('Saved here, not sent yet')).toHaveCount(0)
  const stored = await storedMeals(api, anna)
  expect(stored.map(({ title }) => title)).toEqual(['Salad', 'Soup', 'Porridge'])
  expect(stored.map(({ image_url }) => image_url !== null)).toEqual([false, true, false])
})

test('what the first request after the return of the network cannot send is sent soon after', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(log.entries).toContainText('Nothing logged yet')
  await context.setOffline(true)
  await log.logWaiting('Porridge')

  await page.route('**/rpc/save_meal', (route) => route.abort(), { times: 1 })
  await context.setOffline(false)
  await expect(page.getByText('Everything you saved on this device is sent')).toBeVisible()
  await expect(log.entries.getByText('Saved here, not sent yet')).toHaveCount(0)
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Porridge' }])
})

test('a meal changed elsewhere meanwhile is not written over: the user chooses', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const id = await logByApi(api, anna, { date: dayFromToday(0), title: 'Soup' })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.action('Edit', 'Soup').click()
  await context.setOffline(true)
  await log.title.fill('My soup')
  await page.getByRole('button', { name: 'Update entry' }).click()
  await log.expectWaiting('My soup')
  await api.update(anna, `food_entries?id=eq.${id}`, { title: 'Their soup' })

  await context.setOffline(false)
  await expect(log.entry('My soup')).toContainText('Changed elsewhere.')
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Their soup' }])
  await page.getByRole('button', { name: 'Look at it' }).click()
  await log.action('Edit', 'My soup').click()
  await page.getByRole('button', { name: 'Update entry' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await log.expectSaved('My soup')
  await expect(page.getByText('could not be stored')).toHaveCount(0)
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'My soup' }])
})

test('exercise, measurements and deletions wait as well, and logging out asks before it loses them', async ({
  page,
  context,
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
  await untilOnDevice(page)
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Exercise' }).fill('Rowing')
  await page.getByLabel('Duration, minutes').fill('30')
  await page.getByLabel('Calories burned, kcal').fill('200')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(entry('Rowing')).toContainText('Saved here, not sent yet')
  await entry('Walking').getByRole('button', { name: 'Delete: Walking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(entry('Walking')).toHaveCount(0)
  await expect(page.getByText('Exercise deleted')).toBeVisible() // from then on the device keeps it
  expect(await api.rows(anna, 'exercise_entries?select=type')).toEqual([{ type: 'walking' }])
  await page.goto('/measurements')
  await page.getByLabel('Weight, kg').fill('72,5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Saved here, not sent yet')

  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out before everything is sent?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await expect(page.getByText('Everything you saved on this device is sent')).toBeVisible()
  expect(await api.rows(anna, 'exercise_entries?select=type')).toEqual([{ type: 'Rowing' }])
  expect(await api.rows(anna, 'measurements?select=id')).toHaveLength(1)
})

/** Presses 'Log out', which is in the menu of a small screen. */
async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Log out' })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await button.click()
}

test('logging out takes what was read from the device', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht' })
  await signIn(page, anna, '/food-log')
  await expect(new FoodLog(page).entry('Borscht')).toHaveCount(1)
  const keptTitles = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('day-and-plate')
          opening.onerror = () => reject(opening.error!)
          opening.onsuccess = () => {
            const asking = opening.result.transaction('reads').objectStore('reads').getAll()
            asking.onsuccess = () => resolve(JSON.stringify(asking.result))
          }
        }),
    )
  await expect.poll(keptTitles).toContain('Borscht')
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(keptTitles).toBe('[]')
})

test('the app can be installed, under its name in each language', async ({ page, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/dashboard', 'ru')
  await untilOnDevice(page)
  const manifest = page.locator('link[rel="manifest"]')
  await expect(manifest).toHaveAttribute('href', '/app.ru.webmanifest')
  for (const lang of languageCodes) {
    const { name, icons, shortcuts, ...rest } = await (
      await page.request.get(`/app.${lang}.webmanifest`)
    ).json()
    expect({ name, ...rest }).toMatchObject({ name: 'Day&Plate', lang, display: 'standalone' })
    for (const { src } of icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
    expect(shortcuts).toHaveLength(3)
  }
})
