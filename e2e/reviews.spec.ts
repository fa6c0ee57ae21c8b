import type { Page } from '@playwright/test'
import { type Api, expect, expectAccessible, expectNoOverflow, type Person, test } from './fixtures.ts'

/** Connects the two, and disconnects them at once: that asks the client for a review. */
async function askForReview(page: Page, api: Api, client: Person, coach: Person): Promise<void> {
  const send = async (who: Person, method: string, path: string, data?: object) => {
    const headers = { ...(await api.headers(who)), Prefer: 'return=representation' }
    const reply = await page.request.fetch(`/rest/v1/${path}`, { method, headers, data })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  const [asked] = await send(client, 'POST', 'connection_requests', {
    client_id: client.id,
    nutritionist_id: coach.id,
    status: 'pending',
  })
  await send(coach, 'PATCH', `connection_requests?id=eq.${asked.id}`, { status: 'approved' })
  await send(client, 'DELETE', `client_nutritionist_relationships?client_id=eq.${client.id}`)
}

test('a review is written by keyboard, kept over a reload, and sent once', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [anna, elena] = [await people.client('Anna Belova'), await people.nutritionist('Elena Markova')]
  await signIn(page, anna, '/reviews')
  await expect(page.getByRole('heading', { name: 'No Review Requests' })).toBeVisible()
  await askForReview(page, api, anna, elena)
  await page.reload()
  await page.getByRole('link', { name: /Elena Markova.*Open until/ }).click()
  const form = page.getByRole('form', { name: 'Write a review' })
  const submit = form.getByRole('button', { name: 'Submit review' })

  await test.step('without stars it is refused kindly', async () => {
    await submit.click()
    await expect(form.getByText('Please select a rating')).toBeVisible()
    await expect(form.getByRole('radio', { name: '1 star, Poor' })).toBeFocused()
  })

  await test.step('stars are radios, and say what they mean', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '2 stars, Fair' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked()
    await form.getByTitle('Excellent').hover()
    await expect(form.getByText('Excellent', { exact: true })).toBeVisible()
  })

  await test.step('nothing typed is lost', async () => {
    await form.getByLabel('Your review (optional)').fill('  Kind and clear  ')
    await form.getByLabel('Post anonymously').check()
    await page.reload()
    await expect(page.getByText('This is what you wrote last time')).toBeVisible()
    await expect(form.getByLabel('Your review (optional)')).toHaveValue('  Kind and clear  ')
    await expect(form.getByLabel('Post anonymously')).toBeChecked()
    await expect(form.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked()
  })

  await test.step('a lost answer and a second try make one review', async () => {
    await page.route('**/rest/v1/nutritionist_reviews*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit.click()
    await expect(page.getByText('Failed to submit review. Please try again.')).toBeVisible()
    await page.unroute('**/rest/v1/nutritionist_reviews*')
    await submit.dblclick()
    await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible()
    const stored = await api.rows(elena, `nutritionist_reviews?nutritionist_id=eq.${elena.id}`)
    expect(stored).toMatchObject([{ rating: 4, comment: 'Kind and clear', anonymous: true, client_id: null }])
  })

  await page.getByRole('link', { name: 'Write Another Review' }).click()
  await expect(page.getByRole('heading', { name: 'No Review Requests' })).toBeVisible()

  await test.step('the nutritionist reads it, and not who wrote it', async () => {
    const device = await page.context().browser()!.newContext()
    const other = await device.newPage()
    const bodies: string[] = []
    other.on('response', async (response) => {
      if (/nutritionist_reviews|rating_distribution/.test(response.url()))
        bodies.push(await response.text().catch(() => ''))
    })
    await signIn(other, elena, '/profile')
    await expect(other.getByRole('heading', { name: 'Client Reviews (1)' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Anonymous Client' })).toBeVisible()
    await expect(other.getByText('Kind and clear')).toBeVisible()
    await expect.poll(() => bodies.join('')).toContain('Kind and clear')
    expect(bodies.join('')).not.toContain(anna.id)
    expect(bodies.join('')).not.toContain('Anna')
    await device.close()
  })
})

test('earlier reviews that do not load are told, with another try', async ({ page, api, people, signIn }) => {
  const elena = await people.nutritionist('Elena Markova')
  for (const rating of [1, 2, 3, 4, 5, 5]) {
    const client = await people.client()
    await askForReview(page, api, client, elena)
    const review = { nutritionist_id: elena.id, rating, comment: 'Kind', anonymous: false }
    await api.insertRow(client, 'nutritionist_reviews', review)
  }
  await signIn(page, elena, '/profile')
  const reviews = page.getByRole('region', { name: 'Client Reviews (6)' })
  const isEarlier = ({ pathname, searchParams }: URL) =>
    pathname.endsWith('/nutritionist_reviews') && searchParams.get('offset') === '5'
  await page.route(isEarlier, (route) => route.fulfill({ status: 500, json: {} }))
  await reviews.getByRole('button', { name: 'Show all (6)' }).click()
  await expect(reviews.getByRole('alert')).toContainText('Failed to load reviews')
  await expect(reviews.getByText('Kind')).toHaveCount(5)
  await page.unroute(isEarlier)
  await reviews.getByRole('button', { name: 'Try again' }).click()
  await expect(reviews.getByText('Kind')).toHaveCount(6)
  await expect(reviews.getByRole('alert')).toHaveCount(0)
})

for (const lang of ['en', 'ru'] as const)
  test(`the requests and the form are accessible at 320 px, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const [anna, elena] = [await people.client(), await people.nutritionist('Elena Markova')]
    await askForReview(page, api, anna, elena)
    await signIn(page, anna, '/reviews', lang)
    await expect(page.getByRole('link', { name: /Elena Markova/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Elena Markova/ }).click()
    await expect(page.getByRole('radio')).toHaveCount(5)
    await page.getByRole('form').getByRole('button').last().click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
