import { connect } from './chat.ts'
import { photos } from './food-log.ts'
import { expect, expectAccessible, mailFor, newDevice, type Person, test, zone as home } from './fixtures.ts'

type Profile = {
  name: string
  email: string
  age: number | null
  gender: string | null
  occupation: string | null
  objectives: string | null
  profile_picture_url: string | null
  timezone: string
}

test('a client fills in the profile, with a picture that replaces the one before', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const stored = async () => (await api.rows<Profile>(anna, `profiles?id=eq.${anna.id}`))[0]
  const isThere = async (key: string) =>
    (await api.fetch(`/storage/v1/object/public/profile-pictures/${key}`, { method: 'GET' })).ok()
  await signIn(page, anna, '/profile')
  await expect(page).toHaveURL(/\/settings/)
  const form = page.getByRole('form', { name: 'Profile' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(form.getByLabel('Email')).toHaveValue(anna.email)
  await expect(form.getByLabel('Email')).toHaveAttribute('readonly', '')

  await form.locator('input[type=file]').setInputFiles(`${photos}/transparent.png`)
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await form.getByLabel('Age').fill('7')
  await form.getByRole('radio', { name: 'Female' }).press('Space')
  await form.getByLabel('Occupation').fill('Architect')
  await form.getByLabel('Objectives').fill('Sleep better')
  await save.click()
  await expect(form.getByText('Enter an age from 13 to 120 years')).toBeVisible()
  await expect(form.getByLabel('Age')).toBeFocused()
  await form.getByLabel('Age').fill('34')
  await form.getByLabel('Name').fill('Anna Orlova')
  await save.click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByRole('link', { name: /Profile/ }).first()).toContainText('Anna Orlova')
  const first = await stored()
  expect(first).toMatchObject({
    name: 'Anna Orlova',
    age: 34,
    gender: 'female',
    occupation: 'Architect',
    objectives: 'Sleep better',
  })
  expect(first?.profile_picture_url).toMatch(new RegExp(`^${anna.id}/\\d+`))

  await form.locator('input[type=file]').setInputFiles(`${photos}/landscape.webp`)
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await save.click()
  await expect.poll(async () => (await stored())?.profile_picture_url).not.toBe(first?.profile_picture_url)
  await expect.poll(() => isThere(first!.profile_picture_url!)).toBe(false)
  expect(await isThere((await stored())!.profile_picture_url!)).toBe(true)
})

test('two windows change different fields, and both changes stay', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/settings')
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('Occupation').fill('Architect')
  await api.update(anna, `profiles?id=eq.${anna.id}`, { objectives: 'Written elsewhere' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(form.getByLabel('Objectives')).toHaveValue('Written elsewhere')
  expect((await api.rows<Profile>(anna, `profiles?id=eq.${anna.id}`))[0]).toMatchObject({
    occupation: 'Architect',
    objectives: 'Written elsewhere',
  })
})

test('theme, language and time zone are chosen, and nothing typed is lost', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/settings')
  await page.getByLabel('Occupation').fill('Architect')
  await page.getByRole('radio', { name: 'Dark', exact: true }).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('radio', { name: 'Русский' }).press('Space')
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible()
  await expect(page).toHaveURL(/lang=ru/)
  await expect(page.getByLabel('Род занятий')).toHaveValue('Architect')

  await page.getByRole('combobox', { name: 'Часовой пояс' }).fill('Tokyo')
  await page.getByRole('option', { name: /Tokyo/ }).click()
  await expect(page.getByText('Часовой пояс сохранён')).toBeVisible()
  const zone = async () => (await api.rows<Profile>(anna, `profiles?id=eq.${anna.id}`))[0]?.timezone
  expect(await zone()).toBe('Asia/Tokyo')
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect.poll(zone).toBe(home)
})

test('password and address are changed by their owner only', async ({
  page,
  api,
  people,
  signIn,
  request,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not hers at all')
  await dialog.getByLabel('New password').fill('a whole new secret')
  await dialog.getByLabel('Confirm password').fill('a whole new secret')
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(anna.password)
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await api.signIn(anna.email, anna.password)).status()).toBe(400)
  expect((await api.signIn(anna.email, 'a whole new secret')).status()).toBe(200)

  const moved = `moved-${anna.email}`
  await page.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByLabel('New email').fill(` ${moved.toUpperCase()} `)
  await dialog.getByLabel('Current password').fill('a whole new secret')
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await expect(dialog.getByText('We have sent a link')).toBeVisible()
  const [link] = /http\S+/.exec(await mailFor(request, anna.email)) ?? []
  await page.goto(link!)
  await page.waitForURL(/settings/)
  await expect(page.getByRole('form', { name: 'Profile' }).getByLabel('Email')).toHaveValue(moved)
})

test('logging out everywhere ends the session of another device', async ({
  page,
  people,
  api,
  signIn,
  browser,
}) => {
  const anna = await people.client()
  const session = await (await api.signIn(anna.email, anna.password)).text()
  const phone: Person = { ...anna, session, accessToken: JSON.parse(session).access_token }
  const other = await newDevice(browser)
  await signIn(other, phone, '/food-log')
  await other.getByLabel('Title').fill('Soup')

  await signIn(page, anna, '/settings')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other).toHaveURL(/\/login/)
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
})

test('a nutritionist finds the notice and the account, en', async ({ page, people, signIn }) => {
  await signIn(page, await people.nutritionist(), '/settings')
  await expect(page.getByText('coming soon')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expectAccessible(page)
})

test('a client sees who opened the data and who changed it, ru', async ({ page, api, people, signIn }) => {
  const [anna, elena] = [await people.client(), await people.nutritionist()]
  let isDown = true
  await page.route('**/rpc/list_health_access*', (route) =>
    isDown ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
  )
  await signIn(page, anna, '/settings', 'ru')
  const access = page.getByRole('region', { name: 'Кто открывал ваши данные' })
  await expect(access.getByRole('alert')).toContainText('Не удалось загрузить, кто открывал ваши данные')
  isDown = false
  await access.getByRole('button', { name: 'Повторить' }).click()
  await expect(access.getByText('Пока никто, кроме вас, ничего не открывал и не менял.')).toBeVisible()

  await connect(api, anna, elena)
  await api.insertRow(elena, 'client_targets', { client_id: anna.id, nutritionist_id: elena.id })
  for (const target_weight of [69, 68, 67, 66, 65])
    await api.update(elena, `client_targets?client_id=eq.${anna.id}`, { target_weight })
  await api.rpc(elena, 'open_client', { client: anna.id })
  await page.reload()
  const rows = access.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/^Elena Markova.*Открыта ваша страница/)
  await expect(page.getByRole('form', { name: 'Профиль' })).toBeVisible()
  await expectAccessible(page)
  await access.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(rows).toHaveCount(7)
  await expect(rows.last()).toContainText('Ваши цели поставлены')
  await expect(rows.nth(5)).toBeFocused()
})
