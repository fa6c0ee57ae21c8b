import { readFileSync } from 'node:fs'
import { Chat, connect, disconnect, makePair, silenceChanges, storedTexts, writeByApi } from './chat.ts'
import {
  countReads,
  dayFromToday,
  expect,
  expectAccessible,
  expectNoOverflow,
  newDevice,
  test,
} from './fixtures.ts'
import { logByApi, photos } from './food-log.ts'
import { jpegSize } from './pictures.ts'

const report = {
  name: 'Анализ крови 100% (1).pdf',
  mimeType: '',
  buffer: Buffer.from('%PDF-1.7\nhaemoglobin'),
}

test('a message arrives without a reload, and its sender sees that it was read', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  const coachPage = await newDevice(browser)
  await signIn(coachPage, coach, '/feedback')
  await coachPage.getByRole('link', { name: /Anna Belova/ }).click()
  await signIn(page, client, '/feedback')
  const [mine, theirs] = [new Chat(page), new Chat(coachPage)]
  await expect(theirs.text).toBeVisible()
  await mine.text.fill('First line')
  await mine.text.press('Shift+Enter')
  await mine.text.pressSequentially('second line')
  await mine.text.press('Enter')
  await expect(theirs.log).toContainText('First line\nsecond line', { useInnerText: true })
  await expect(mine.log).toContainText('Read')
  await theirs.write('Thank you')
  await expect(mine.log).toContainText('Thank you')
  expect(await storedTexts(api, coach, client)).toEqual(['First line\nsecond line', 'Thank you'])
  await coachPage.context().close()
})

test('what was written while the other was offline is there when they return, once each, in order', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  await expect(page.getByText('No messages yet')).toBeVisible()
  await context.setOffline(true)
  for (const message of ['One', 'Two', 'Three']) await writeByApi(api, coach, { client, coach }, { message })
  await context.setOffline(false)
  await expect(chat.log).toContainText(/One.*Two.*Three/)
  for (const message of ['One', 'Two', 'Three'])
    await expect(chat.log.getByText(message, { exact: true })).toHaveCount(1)
})

test('a cut connection leaves text and file, which go again by themselves and make one message', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await silenceChanges(page) // live, the lost answer would be told before the retry
  const reads = countReads(page, 'feedback')
  await signIn(page, client, '/feedback')
  await expect.poll(reads, 'once at first, once when the connection stands').toBe(2)
  const chat = new Chat(page)
  await chat.file.setInputFiles(report)
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText(report.name)
  await page.route('**/storage/v1/object/feedback-attachments/**', (route) => route.abort(), { times: 1 })
  await chat.write('My lab report')
  await expect(chat.log.getByRole('alert')).toHaveText('Not sent yet. Failed to upload file')
  // The second attempt arrives, but its answer is lost.
  await page.route(
    '**/rest/v1/feedback',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await expect(chat.log.getByRole('alert')).toContainText('No connection') // nobody has pressed anything
  await expect(chat.log.getByRole('button', { name: `Download: ${report.name}` })).toBeVisible()
  await expect(chat.log.getByText('My lab report')).toHaveCount(1)
  expect(await storedTexts(api, coach, client)).toEqual(['My lab report'])

  const download = page.waitForEvent('download')
  await chat.log.getByRole('button', { name: `Download: ${report.name}` }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(report.name)
  expect(Buffer.compare(readFileSync(await saved.path()), report.buffer)).toBe(0)
})

test('files are taken or refused in words; a draft outlives a reload, a message about a meal opens it', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client } = await makePair(api, people)
  await logByApi(api, client, { date: dayFromToday(0), title: 'Borscht' })
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  const refusals = page.getByRole('list', { name: 'Attached files' }).getByRole('alert')
  await chat.file.setInputFiles([`${photos}/program.jpg`, `${photos}/empty.jpg`, `${photos}/portrait.heic`])
  await expect(refusals).toHaveText([/not what its name says/, /empty/])
  await chat.text.fill('Half a thought')
  await page.reload()
  await expect(chat.text).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Add a record' }).click()
  await page.getByRole('button', { name: /Borscht/ }).click()
  await expect(page.getByRole('group', { name: 'This message is about' })).toContainText('Borscht')
  await chat.text.press('Enter')
  await chat.log.getByRole('link', { name: /Borscht/ }).click()
  await expect(page.getByRole('heading', { name: 'Food log' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`day=${dayFromToday(0)}`))
})

test('phone photos go through chat in one press: upright, without their place, under a name that is true', async ({
  page,
  api,
  people,
  signIn,
  request,
}) => {
  test.setTimeout(180_000) // the HEIC decoder is large and slow to start on a busy machine
  const { client } = await makePair(api, people)
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  const photo = readFileSync(`${photos}/portrait-orientation-6-gps.jpg`)
  const large = Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)])
  const heic = readFileSync(`${photos}/portrait.heic`)
  await chat.file.setInputFiles([
    { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: large },
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: heic },
  ])
  await chat.send.click({ timeout: 120_000 })
  await expect(chat.log.getByRole('button', { name: /^Open picture/ })).toHaveCount(2)
  const sent = async () =>
    await api.rows<{ attachment_url: string; attachment_name: string; attachment_type: string }>(
      client,
      `feedback?select=attachment_url,attachment_name,attachment_type&client_id=eq.${client.id}&order=created_at,id`,
    )
  await expect
    .poll(async () => (await sent()).map((message) => [message.attachment_name, message.attachment_type]))
    .toEqual([
      ['IMG_1.jpg', 'image/jpeg'],
      ['IMG_2.jpg', 'image/jpeg'],
    ])
  for (const { attachment_url } of await sent()) {
    const stored = await request.get(`/storage/v1/object/feedback-attachments/${attachment_url}`, {
      headers: await api.headers(client),
    })
    const bytes = await stored.body()
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|http:/)
    const { width, height } = jpegSize(bytes)
    expect(height).toBeGreaterThan(width)
  }
})

test('a picture of a message that cannot be shown says so', async ({ page, api, people, signIn }) => {
  const { client, coach } = await makePair(api, people)
  const key = `${coach.id}/lunch.png`
  await api.fetch(`/storage/v1/object/feedback-attachments/${key}`, {
    method: 'POST',
    headers: { ...(await api.headers(coach)), 'Content-Type': 'image/png' },
    data: readFileSync(`${photos}/transparent.png`).subarray(0, 60),
  })
  await writeByApi(
    api,
    coach,
    { client, coach },
    { message: 'See', attachment_url: key, attachment_type: 'image/png' },
  )
  await signIn(page, client, '/feedback')
  await expect(new Chat(page).log.getByText('This picture is damaged and cannot be shown.')).toBeVisible()
})

test('a nutritionist writes from the client detail, where the latest five messages stand', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  for (const message of ['One', 'Two', 'Three', 'Four', 'Five'])
    await writeByApi(api, client, { client, coach }, { message })
  await signIn(page, coach, `/clients/${client.id}`)
  const recent = page.getByRole('region', { name: 'Recent communication' }).getByRole('listitem')
  await expect(recent).toHaveText([/Five/, /Four/, /Three/, /Two/, /One/])
  await page.getByRole('button', { name: 'Send Message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message to Anna Belova' })
  await dialog.locator('input[type=file]').setInputFiles(report)
  await expect(dialog.getByRole('list')).toContainText(report.name)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(recent.first().getByRole('button', { name: `Download: ${report.name}` })).toBeVisible()
  await expect(recent).toHaveCount(5)
  expect((await storedTexts(api, client, client)).at(-1)).toBe(`Sent attachment: ${report.name}`)
})

test('after a disconnect the client reads on, and the former nutritionist reads nothing', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await writeByApi(api, coach, { client, coach }, { message: 'Welcome' })
  await disconnect(api, client)
  await signIn(page, client, '/feedback')
  await expect(new Chat(page).log).toContainText('Welcome')
  await expect(page.getByText('so you can read, but not write')).toBeVisible()
  await expect(new Chat(page).text).toHaveCount(0)
  const coachPage = await newDevice(browser)
  await signIn(coachPage, coach, `/feedback?client=${client.id}`)
  await expect(coachPage.getByText('Client not found')).toBeVisible()
  await coachPage.context().close()

  // The bell has read what came before; what it is told next makes the open chat read anew.
  await expect(page.getByRole('button', { name: 'Notifications' })).toContainText('unread')
  await connect(api, client, coach)
  await expect(new Chat(page).text).toBeVisible()
})

test('older messages come as one scrolls up', async ({ page, api, people, signIn }) => {
  const { client, coach } = await makePair(api, people)
  for (let at = 0; at < 60; at += 1)
    await writeByApi(api, at % 2 ? coach : client, { client, coach }, { message: `Message ${at}.` })
  await signIn(page, client, '/feedback')
  const chat = new Chat(page)
  await expect(chat.log.getByText('Message 59.')).toBeInViewport()
  await expect(chat.log.getByText('Message 5.', { exact: true })).toHaveCount(0)
  await chat.log.evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
  await expect(chat.log.getByText('Message 0.')).toHaveCount(1)
  await page.getByRole('button', { name: 'To the newest' }).click()
  await expect(chat.log.getByText('Message 59.')).toBeInViewport()
})

for (const lang of ['en', 'ru'] as const)
  test(`the chat is accessible at 320 px, ${lang}`, async ({ page, api, people, signIn }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const [client, coach] = [await people.client('Анна Белова'), await people.nutritionist()]
    await signIn(page, client, '/feedback', lang)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible() // nobody to write to yet
    await expectAccessible(page)
    await connect(api, client, coach)
    await writeByApi(api, client, { client, coach }, { message: 'https://example.com/'.padEnd(300, 'x') })
    await signIn(page, coach, '/feedback', lang)
    await expect(page.getByRole('link', { name: /Анна Белова/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Анна Белова/ }).click()
    await expect(page.getByRole('log')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
