import type { Page } from '@playwright/test'
import { connect } from './chat.ts'
import { expect, expectAccessible, expectNoOverflow, newDevice, type Person, test } from './fixtures.ts'

/** Nobody else of the shared backend is called so. */
const uniqueName = (first: string) => `${first} ${crypto.randomUUID().slice(0, 8)}`

/** Leads to a coach of that name through the search of the directory. */
async function openCard(page: Page, coach: Person): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by Name' }).fill(coach.name)
  await page.getByRole('button', { name: coach.name }).click()
}

test('a request appears at the nutritionist, is accepted, and either screen follows without a reload', async ({
  page,
  browser,
  people,
  signIn,
}) => {
  const anna = await people.client(uniqueName('Anna'))
  const elena = await people.nutritionist(uniqueName('Elena'))
  const coach = await newDevice(browser)
  await signIn(coach, elena)
  await expect(coach.getByRole('heading', { level: 1 })).toBeVisible()
  const inbox = coach.getByRole('region', { name: 'Wants to work with you' })
  await expect(inbox).toHaveCount(0)

  await signIn(page, anna, '/nutritionists')
  await openCard(page, elena)
  const dialog = page.getByRole('dialog', { name: 'Connect with Nutritionist' })
  await dialog.getByRole('button', { name: 'Connect', exact: true }).dblclick()
  await expect(page.getByText('Connection request sent successfully!')).toBeVisible()
  const pending = page.getByRole('region', { name: 'Pending Connection Request' })
  await expect(pending.getByText(elena.email)).toBeVisible()
  await expect(pending.getByText('Waiting for approval...')).toBeVisible()

  await expect(inbox.getByText(anna.name)).toBeVisible()
  await expect(inbox.getByText(anna.email)).toBeVisible()
  await inbox.getByRole('button', { name: `Accept ${anna.name}` }).click()
  await expect(coach.getByText(`${anna.name} is your client now`)).toBeVisible()
  await expect(inbox).toHaveCount(0)

  const current = page.getByRole('region', { name: 'Your Current Nutritionist' })
  await expect(current.getByText(elena.name)).toBeVisible()
  await expect(pending).toHaveCount(0)

  await test.step('who has a nutritionist is told why there is no second', async () => {
    await page.getByRole('button', { name: elena.name }).click()
    await expect(dialog.getByText('This is your nutritionist.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a disconnect asks first, and frees for the next request', async () => {
    await current.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await current.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Successfully disconnected from nutritionist')).toBeVisible()
    await expect(current).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Nutritionists', exact: true })).toBeFocused()
    await page.getByRole('button', { name: elena.name }).click()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(pending).toBeVisible()
  })

  await test.step('a rejected request leaves both screens', async () => {
    await inbox.getByRole('button', { name: `Reject ${anna.name}` }).click()
    await coach.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(coach.getByText('Request rejected')).toBeVisible()
    await expect(inbox).toHaveCount(0)
    await expect(pending).toHaveCount(0)
  })
  await coach.close()
})

test('a cancel and an acceptance at once end in one truth on both screens', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client(uniqueName('Anna'))
  const elena = await people.nutritionist(uniqueName('Elena'))
  await api.insertRow(anna, 'connection_requests', { client_id: anna.id, nutritionist_id: elena.id })
  const coach = await newDevice(browser)
  await signIn(coach, elena)
  await signIn(page, anna, '/nutritionists')
  const accept = coach.getByRole('button', { name: `Accept ${anna.name}` })
  const cancel = page.getByRole('button', { name: 'Cancel Request' })
  await expect(accept).toBeVisible()
  await expect(cancel).toBeVisible()
  await Promise.all([accept.click(), cancel.click()])
  await expect(accept).toHaveCount(0)
  await expect(cancel).toHaveCount(0)

  const bonds = await api.rows(anna, `client_nutritionist_relationships?client_id=eq.${anna.id}`)
  const isConnected = bonds.length === 1
  await expect(page.getByRole('region', { name: 'Your Current Nutritionist' })).toHaveCount(
    isConnected ? 1 : 0,
  )
  // The loser is told; who won is told too.
  await expect(
    isConnected
      ? coach.getByText(`${anna.name} is your client now`)
      : coach.getByText('This request was cancelled or already answered'),
  ).toBeVisible()
  await expect(
    isConnected
      ? page.getByText('The nutritionist has answered meanwhile')
      : page.getByText('Connection request cancelled'),
  ).toBeVisible()
  await coach.close()
})

test('search and filters live in the address', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  const alyona = await people.nutritionist(uniqueName('Алёна'))
  await api.update(alyona, `profiles?id=eq.${alyona.id}`, {
    expertise: ['sports', 'clinical', 'diabetes'],
    languages: ['Russian', 'Turkish'],
    years_experience: 7,
    consultation_rate: 45.5,
  })
  await signIn(page, anna, '/nutritionists')
  const box = page.getByRole('main').getByRole('searchbox')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: alyona.name }) })
  await box.fill(alyona.name.replace('ё', 'е').toUpperCase())
  await expect(page.getByText(/^Showing 1 of \d+ nutritionists?$/)).toBeVisible()
  await expect(card.getByText('$45.5/hour')).toBeVisible()
  await expect(card.getByText('+1 more')).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Area of Expertise').selectOption('Diabetes')
  await page.getByRole('group', { name: 'Years of Experience' }).getByLabel('Min').fill('8')
  await expect(page.getByRole('heading', { name: 'No Nutritionists Found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Years of Experience' }).getByLabel('Min')).toHaveValue('8')
  await expect(page.getByLabel('Area of Expertise')).toHaveValue('diabetes')
  await page.goBack()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(page).not.toHaveURL(/expertise/)
  await expect(card).toBeVisible()
  const leastYears = page.getByRole('group', { name: 'Years of Experience' }).getByLabel('Min')
  await leastYears.fill('abc')
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(leastYears).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeDisabled()

  await page.getByText('Search by ID').click()
  await expect(box).toHaveAttribute('placeholder', 'Enter reference ID')
  await box.fill((await api.referenceOf(alyona)).toLowerCase())
  await expect(card).toBeVisible()
  await box.fill('%_,("')
  await expect(page.getByRole('heading', { name: 'No Nutritionists Found' })).toBeVisible()
})

test('a keyboard goes from the card to a document and back, and the focus returns each time', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const elena = await people.nutritionist(uniqueName('Elena'))
  const key = `${elena.id}/documents/diploma.png`
  const headers = { ...(await api.headers(elena)), 'Content-Type': 'image/png' }
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await api.fetch(`/storage/v1/object/feedback-attachments/${key}`, {
    method: 'POST',
    headers,
    data: Buffer.from(pixel, 'base64'),
  })
  await api.update(elena, `profiles?id=eq.${elena.id}`, {
    education_documents: [{ id: 'd', name: 'Diploma', url: key, type: 'image/png', year: '2015' }],
  })
  await signIn(page, anna, `/nutritionists?q=${encodeURIComponent(elena.name)}`)
  const card = page.getByRole('button', { name: elena.name })
  const profile = page.getByRole('button', { name: 'View Full Profile' })
  const view = page.getByRole('button', { name: 'View: Diploma' })
  await card.press('Enter')
  await profile.press('Enter')
  await expect(page.getByText('Graduated: 2015')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Client Reviews (0)' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Connect with ${elena.name}` })).toBeVisible()
  await view.press('Enter')
  await expect(page.getByRole('img', { name: 'Diploma' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what fails is said, and nothing is lost', async ({ page, people, signIn }) => {
  const anna = await people.client()
  const elena = await people.nutritionist(uniqueName('Elena'))
  await page.route('**/rpc/search_nutritionists', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, anna, `/nutritionists?q=${encodeURIComponent(elena.name)}`)
  await expect(page.getByRole('alert')).toContainText('Failed to load nutritionists')
  await page.unroute('**/rpc/search_nutritionists')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: elena.name }).click()

  await page.route('**/rest/v1/connection_requests*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const connectButton = page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true })
  await connectButton.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Failed to send connection request. No connection.',
  )
  await page.unroute('**/rest/v1/connection_requests*')
  await connectButton.click()
  await expect(page.getByRole('region', { name: 'Pending Connection Request' })).toBeVisible()
})

for (const lang of ['en', 'ru'] as const)
  test(`the directory, its dialogs and the requests are accessible at 320 px, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const elena = await people.nutritionist(uniqueName('Elena'))
    const [anna, other] = [await people.client(), await people.client(uniqueName('Maria'))]
    await connect(api, anna, elena)
    await api.insertRow(other, 'connection_requests', { client_id: other.id, nutritionist_id: elena.id })

    await signIn(page, anna, `/nutritionists?q=${encodeURIComponent(elena.name)}`, lang)
    const card = page.getByRole('button', { name: elena.name })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await card.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await signIn(page, elena, '/dashboard', lang)
    await expect(page.getByText(other.email)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

test('a document that cannot be shown, or is gone, says so', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  const elena = await people.nutritionist(uniqueName('Elena'))
  const documents = [
    { name: 'Licence', key: 'licence.pdf', type: 'application/pdf', data: '%PDF-1.7\n' },
    { name: 'Diploma', key: 'diploma.png', type: 'image/png', data: '\x89PNG\r\n\x1a\n' },
    { name: 'Seal', key: 'seal.png', type: 'image/png' },
  ]
  for (const { key, type, data } of documents)
    if (data)
      await api.fetch(`/storage/v1/object/feedback-attachments/${elena.id}/documents/${key}`, {
        method: 'POST',
        headers: { ...(await api.headers(elena)), 'Content-Type': type },
        data: Buffer.from(data, 'latin1'),
      })
  await api.update(elena, `profiles?id=eq.${elena.id}`, {
    education_documents: documents.map(({ name, key, type }) => ({
      id: key,
      name,
      url: `${elena.id}/documents/${key}`,
      type,
    })),
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }))
  await signIn(page, anna, `/nutritionists?q=${encodeURIComponent(elena.name)}`)
  await page.getByRole('button', { name: elena.name }).click()
  await page.getByRole('button', { name: 'View Full Profile' }).click()
  for (const [name, words] of [
    ['Licence', 'This browser does not show PDF files in the page. Open it in a new tab.'],
    ['Diploma', 'This picture is damaged and cannot be shown.'],
    ['Seal', 'This file is no longer there. Ask for it to be sent again.'],
  ] as const) {
    await page.getByRole('button', { name: `View: ${name}` }).click()
    await expect(page.getByText(words)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(words)).toBeHidden()
  }
})
