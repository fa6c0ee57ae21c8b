import type { Page } from '@playwright/test'
import { Chat, disconnect, makePair, storedTexts } from './chat.ts'
import { dayFromToday, expect, test } from './fixtures.ts'
import { logByApi } from './food-log.ts'

const sending = '**/rest/v1/feedback'

/** Refuses the network to every message that is sent from a page. */
const cut = (page: Page) =>
  page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

test('what two tabs write without a network is sent, though one of them was closed', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, client, '/feedback')
  const other = await context.newPage()
  await other.goto('/feedback')
  const [first, second] = [new Chat(page), new Chat(other)]
  for (const chat of [first, second]) await expect(chat.text).toBeVisible()
  await context.setOffline(true)
  await first.write('From the first tab')
  await expect(second.log).toContainText('From the first tab')
  await second.write('From the second tab')
  await expect(first.log).toContainText('From the second tab')
  await page.close()

  await context.setOffline(false)
  await expect
    .poll(() => storedTexts(api, coach, client))
    .toEqual(['From the first tab', 'From the second tab'])
  await other.reload()
  for (const text of ['From the first tab', 'From the second tab'])
    await expect(second.log.getByText(text)).toHaveCount(1)
})

test('a message that fails in one tab outlives what another tab sends, and a reload, and none overtakes it', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, client, '/feedback')
  const other = await context.newPage()
  await cut(page)
  await cut(other)
  await other.goto('/feedback')
  await new Chat(page).write('One')
  await expect(new Chat(page).log.getByRole('alert')).toContainText('Not sent yet.')
  await new Chat(other).write('Two')
  await page.reload()
  await expect(new Chat(page).log).toContainText('One')
  await expect(new Chat(page).log).toContainText('Two')
  expect(await storedTexts(api, coach, client)).toEqual([])

  for (const each of [page, other]) await each.unroute(sending)
  await expect.poll(() => storedTexts(api, coach, client)).toEqual(['One', 'Two'])
})

test('a message whose record was deleted goes back into the box, and is sent without it', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const id = await logByApi(api, client, { date: dayFromToday(0), title: 'Borscht' })
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  await page.getByRole('button', { name: 'Add a record' }).click()
  await page.getByRole('button', { name: /Borscht/ }).click()
  await cut(page)
  await chat.write('How was this?')
  await expect(chat.log.getByRole('alert')).toContainText('Not sent yet.')
  const headers = await api.headers(client)
  expect((await api.fetch(`/rest/v1/food_entries?id=eq.${id}`, { method: 'DELETE', headers })).ok()).toBe(
    true,
  )
  await page.unroute(sending)
  await expect(page.getByText('Not sent. What this is about was deleted.')).toBeVisible()
  await expect(chat.text).toHaveValue('How was this?')
  await chat.text.press('Enter')
  await expect.poll(() => storedTexts(api, coach, client)).toEqual(['How was this?'])
})

test('a message after the end of the connection stays to be copied, and can be given up', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client } = await makePair(api, people)
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  await cut(page)
  await chat.write('Still there?')
  await expect(chat.log.getByRole('alert')).toContainText('Not sent yet.')
  await disconnect(api, client)
  await page.unroute(sending)
  await page.reload()
  await expect(chat.log.getByRole('alert')).toHaveText(
    'Not sent. You are no longer connected, so this was not sent.',
  )
  await chat.log.getByRole('button', { name: 'Discard' }).click()
  await expect(chat.log.getByText('Still there?')).toHaveCount(0)
})
