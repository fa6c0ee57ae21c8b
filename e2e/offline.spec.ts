import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { dayFromToday, FoodLog, logByApi } from './food-log.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the app is on the device, with what the screen has read. */
async function untilOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

test('without a network the app opens with what was loaded last, and says so, en', async ({
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
  await page.close()
  const again = await context.newPage()
  await again.goto('/food-log')
  await expect(again.getByText('You are offline. You see what was loaded last.')).toBeVisible()
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
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .first()
    .click()
  const logOut = page.getByRole('button', { name: 'Log out' })
  if (await logOut.isVisible()) await logOut.click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(keptTitles).toBe('[]')
})

test('the app can be installed, under its name in both languages', async ({ page, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/dashboard', 'ru')
  await untilOnDevice(page)
  const manifest = page.locator('link[rel="manifest"]')
  await expect(manifest).toHaveAttribute('href', '/app.ru.webmanifest')
  for (const lang of ['ru', 'en']) {
    const { name, icons, shortcuts, ...rest } = await (
      await page.request.get(`/app.${lang}.webmanifest`)
    ).json()
    expect({ name, ...rest }).toMatchObject({ name: 'Day&Plate', lang, display: 'standalone' })
    for (const { src } of icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
    expect(shortcuts).toHaveLength(3)
  }
})
