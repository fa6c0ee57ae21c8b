import { expect, expectAccessible, test } from './fixtures.ts'

test('the FAQ is narrowed to a category and a question opens to its answer, en', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.client(), '/faq')
  const chips = page.getByRole('group', { name: 'Categories' })
  await expect(chips.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const meal = page.getByText('How do I log a meal?')
  const answer = page.getByText(/Open Food log, fill in/)
  await expect(answer).toBeHidden()
  await meal.click()
  await expect(answer).toBeVisible()
  await chips.getByRole('button', { name: 'Privacy' }).click()
  await expect(meal).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Privacy'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Privacy'])
  await page.goto('/faq?category=Nothing')
  await expect(page.getByText('No FAQs found')).toBeVisible()
  await chips.getByRole('button', { name: 'All', exact: true }).click()
  await expect(meal).toBeVisible()
  await expectAccessible(page)
})

test('the FAQ speaks Russian, and says when it did not load, ru', async ({ page, people, signIn }) => {
  const client = await people.client()
  await page.route('**/rest/v1/faqs*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await signIn(page, client, '/faq', 'ru')
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  await page.unroute('**/rest/v1/faqs*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/[а-яё]/)
  await expectAccessible(page)
})
