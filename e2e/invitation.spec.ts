import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, newDevice, test } from './fixtures.ts'

async function register(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Anna Belova')
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a link that a nutritionist shares leads a new client to a request', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await signIn(page, elena, '/clients/new')
  const reference = await api.referenceOf(elena)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
  const mail = await page.getByRole('link', { name: 'Write an email' }).getAttribute('href')
  expect(decodeURIComponent(mail!)).toContain(link)

  const client = await newDevice(browser)
  await client.goto(link)
  const choice = client.getByRole('group', { name: 'Your nutritionist (optional)' })
  await expect(choice.getByText('Elena Markova')).toBeVisible()
  await register(client)
  const pending = client.getByRole('region', { name: 'Pending Connection Request' })
  await expect(pending.getByText(elena.email)).toBeVisible()
  await client.context().close()

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('button', { name: 'Accept Anna Belova' })).toBeVisible()
})

test('a nutritionist is chosen while registering, and asked once the account is there', async ({
  page,
  api,
  people,
}) => {
  const elena = await people.nutritionist('Elena Markova')
  await page.goto('/register?lang=en')
  const choice = page.getByRole('group', { name: 'Your nutritionist (optional)' })
  await choice.getByRole('button', { name: 'Choose a nutritionist' }).click()
  const box = choice.getByRole('textbox', { name: 'Reference ID' })
  await expect(box).toBeFocused()
  await choice.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(choice.getByText('Please select a nutritionist')).toBeVisible()
  await box.fill('12')
  await box.press('Enter')
  await expect(choice.getByText('A reference ID has 6 letters and digits')).toBeVisible()
  await box.fill((await api.referenceOf(elena)).toLowerCase())
  await box.press('Enter')
  await expect(choice.getByRole('radio', { name: /Elena Markova/ })).toBeChecked()
  await choice.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(choice.getByRole('button', { name: 'Choose someone else' })).toBeFocused()
  await register(page)
  await expect(page).toHaveURL(/dashboard/)
  expect(await api.rows(elena, `connection_requests?nutritionist_id=eq.${elena.id}`)).toMatchObject([
    { status: 'pending' },
  ])
})

for (const lang of ['en', 'ru'] as const)
  test(`the choice and the invitation are accessible at 320 px, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const elena = await people.nutritionist('Elena Markova')
    await page.goto(`/register?lang=${lang}&nutritionist=%22${await api.referenceOf(elena)}%22`)
    const choice = page.getByRole('group', { name: /optional|можно пропустить/ })
    await choice.getByRole('button').first().click()
    const box = choice.getByRole('textbox')
    await box.fill(await api.referenceOf(elena))
    await box.press('Enter')
    await expect(choice.getByRole('radio', { name: /Elena/ })).toBeChecked()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await signIn(page, elena, '/clients/new', lang)
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
