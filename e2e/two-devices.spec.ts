import { Chat, makePair, writeByApi } from './chat.ts'
import { expect, expectAccessible, newDevice, test } from './fixtures.ts'

test('without a live connection a message comes all the same, and the conversation says why it takes a moment', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  let isRefused = true
  await page.routeWebSocket('**/realtime/**', (socket) => {
    if (isRefused) void socket.close({ code: 1011 })
    else socket.connectToServer()
  })
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  const note = page.getByRole('status').filter({ hasText: 'No live connection' })
  await expect(page.getByText('No messages yet')).toBeVisible()
  await expect(note).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await writeByApi(api, coach, { client, coach }, { message: 'Are you there?' })
  await expect(chat.log).toContainText('Are you there?', { timeout: 25_000 })
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  isRefused = false
  await expect(note).toHaveCount(0, { timeout: 20_000 })
  await writeByApi(api, coach, { client, coach }, { message: 'Good to see you' })
  await expect(chat.log).toContainText('Good to see you')

  const phone = await newDevice(browser)
  await phone.routeWebSocket('**/realtime/**', (socket) => void socket.close({ code: 1011 }))
  await signIn(phone, coach, `/feedback?client=${client.id}`, 'ru')
  await expect(phone.getByRole('status').filter({ hasText: 'мы проверяем их каждые 20 секунд' })).toBeVisible(
    { timeout: 20_000 },
  )
  await phone.context().close()
})
