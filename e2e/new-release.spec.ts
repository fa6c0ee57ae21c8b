import { expect, test } from './fixtures.ts'
import { FoodLog } from './food-log.ts'

test('an old tab loads the new release once when it needs it, and keeps the draft, en', async ({
  page,
  people,
  signIn,
}) => {
  // The new build is on the host: the part of the screen that is not loaded yet is gone.
  let isOld = true
  await page.route('**/assets/measurements-*.js', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
    isOld = false
  })

  // Its page names other parts.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/(src="\/assets\/[^"]+\.js)"/, '$1?next"'),
      })
    },
  )
  await page.getByRole('link', { name: 'Measurements' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Measurements' })).toBeVisible()
  expect([loads, asked]).toEqual([1, []])

  await page.getByRole('link', { name: 'Food log' }).first().click()
  await expect(page.getByText('Your unsaved meal is back.')).toBeVisible()
  await expect(log.title).toHaveValue('Soup')
})
