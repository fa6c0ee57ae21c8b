import { connect } from './chat.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a client finds a screen, a meal, a nutritionist and an answer', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const client = await people.client()
  const name = `Zinaida ${crypto.randomUUID().slice(0, 8)}`
  await people.nutritionist(name)
  for (const [title, date] of [
    ['Green borscht', '2026-11-20'],
    ['Green borscht', '2026-11-02'],
    ['50% cream', '2026-11-21'],
  ])
    await api.insert(client, 'food_entries', { date, meal_type: 'lunch', title })
  await signIn(page, client)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox', { name: 'Search' })
  const options = dialog.getByRole('option')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('borscht')
  await expect(options.filter({ hasText: 'Green borscht' })).toHaveCount(1)
  await options.filter({ hasText: '20 November 2026' }).click()
  await expect(page).toHaveURL(/\/food-log.*day=2026-11-20/)
  await expect(page.getByText('Green borscht').first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await field.fill('50%')
  await expect(options).toHaveText([/50% cream/])
  await field.fill('measure')
  await expect(options.first()).toHaveText('Measurements')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/measurements/)

  await page.keyboard.press('Control+k')
  await field.fill(name)
  await expect(options).toHaveText([new RegExp(name)])
  await field.fill('log a meal')
  await options.filter({ hasText: 'How do I log a meal?' }).click()
  await expect(page.getByText(/Only a title is needed/)).toBeVisible()
})

test('a nutritionist finds a client and the settings, with the keys alone', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [client, coach] = [await people.client('Anna Belova'), await people.nutritionist()]
  await connect(api, client, coach)
  await signIn(page, coach)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await page.keyboard.press('Control+k')
  await field.fill('belova')
  await expect(page.getByRole('option', { name: /Anna Belova/ })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/clients/${client.id}`))
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true }),
    ),
  ) // the same key where Russian is written
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/settings/)
})

test('a search that is opened while a screen is still loading keeps the keys when the screen comes', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [client, coach] = [await people.client('Anna Belova'), await people.nutritionist()]
  await connect(api, client, coach)
  await signIn(page, coach)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await page.keyboard.press('Control+k')
  await field.fill('belova')
  await expect(page.getByRole('option', { name: /Anna Belova/ })).toBeVisible()
  let answer = () => {}
  const isTime = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/assets/*.js', (route) => isTime.then(() => route.continue())) // of the screen
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/clients/${client.id}`))
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  answer()
  await expect(page.locator('h1', { hasText: 'Anna Belova' })).toHaveCount(1)
  await page.keyboard.type('settings')
  await expect(field).toHaveValue('settings')
})

test('the box takes what is typed, and Esc gives the focus back, en', async ({ page, people, signIn }) => {
  await signIn(page, await people.client())
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.focus()
  await page.keyboard.type('zzz')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toHaveValue('zzz')
  await expect(page.getByText('Nothing found for “zzz”.')).toBeVisible()
  await expectAccessible(page)
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
})

test('on a phone a button opens the search, ru', async ({ page, people, signIn }) => {
  await signIn(page, await people.client(), '/dashboard', 'ru')
  await page.getByRole('button', { name: 'Поиск' }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('замер')
  await expect(page.getByRole('option', { name: 'Замеры' })).toBeVisible()
  await expectAccessible(page)
})

test('a search whose code does not come is told, and opens after a reload', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.client())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = page.getByRole('searchbox', { name: 'Search' })
  await page.route('**/assets/SearchPalette-*.js', (route) => route.abort())
  await box.fill('borscht')
  await expect(
    page.getByText('This part of Day&Plate did not load. Reload the page and try again.'),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(box).toHaveValue('borscht')
  await page.unroute('**/assets/SearchPalette-*.js')
  await page.reload()
  await box.fill('borscht')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('combobox')).toHaveValue('borscht')
})
