import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { dayFromToday, expect, type Person, test } from './fixtures.ts'
import { FoodLog, logByApi, photos, storedMeals } from './food-log.ts'
import { jpegSize, makePng } from './pictures.ts'

const fileOf = (log: FoodLog): Locator => log.form.locator('input[type=file]')
const replaceButton = (log: FoodLog): Locator => log.form.getByRole('button', { name: 'Replace photo' })

const files = {
  'a portrait JPEG with orientation 6 and GPS': `${photos}/portrait-orientation-6-gps.jpg`,
  'a HEIC file': `${photos}/portrait.heic`,
  'a file with a Russian name and signs': {
    name: 'Ужин 100% (1).jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(`${photos}/portrait-orientation-6-gps.jpg`),
  },
  'a transparent PNG': `${photos}/transparent.png`,
  'a photo of 5 MB': {
    name: 'noise.png',
    mimeType: 'image/png',
    buffer: makePng({ width: 1900, height: 920 }, 'noise'),
  },
}

for (const [name, file] of Object.entries(files))
  test(`${name} is stored upright, small and without its place`, async ({
    page,
    api,
    people,
    signIn,
    request,
  }) => {
    test.setTimeout(180_000) // the HEIC decoder is large and slow to start on a busy machine
    const anna = await people.client()
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await log.title.fill('Soup')
    await fileOf(log).setInputFiles(file)
    await log.save.click()
    await expect(page.getByText('Saving as soon as the photo is there…')).toBeHidden({
      timeout: 120_000,
    })
    await log.expectSaved('Soup')
    await expect(log.entry('Soup').locator('img')).toBeVisible()
    const [meal] = await storedMeals(api, anna)
    expect(meal?.image_url).toMatch(new RegExp(`^${anna.id}/[A-Za-z0-9_-]+\\.jpg$`))
    const stored = await request.get(`/storage/v1/object/food-images/${meal?.image_url}`, {
      headers: await api.headers(anna),
    })
    const bytes = await stored.body()
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(bytes.length).toBeLessThanOrEqual(2_097_152)
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes('GPS')).toBe(false)
    const { width, height } = jpegSize(bytes)
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
    if (name.includes('orientation')) expect(height).toBeGreaterThan(width)
  })

const refusals = {
  'empty.jpg': 'This file is empty. Choose another photo.',
  'program.jpg': 'This is no photo that we can read. Choose a JPEG, PNG, WebP or HEIC file.',
  'truncated.jpg': 'This photo is damaged and cannot be opened. Choose another one.',
}
for (const [file, said] of Object.entries(refusals))
  test(`${file} is refused in words, and the meal is still there`, async ({ page, api, people, signIn }) => {
    const anna = await people.client()
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await log.title.fill('Soup')
    await fileOf(log).setInputFiles(`${photos}/${file}`)
    await expect(log.form.getByRole('alert')).toContainText(said)
    await expect(log.title).toHaveValue('Soup')
    expect(await storedMeals(api, anna)).toEqual([])
  })

test('a press of Save at the very moment at which the photo is there saves the meal', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  // The draft learns of the photo in the turn in which the upload ends: the press comes in that turn, before the next render.
  await page.evaluate(() => {
    const { value: setItem } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as {
      value: (this: Storage, key: string, value: string) => void
    }
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value)
      if (!/"image_url":"/.test(value)) return
      Storage.prototype.setItem = setItem
      void pressSave()
    }
    async function pressSave(): Promise<void> {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Save')?.click()
    }
  })
  await fileOf(log).setInputFiles(`${photos}/landscape.webp`)
  await log.expectSaved('Soup')
  expect((await storedMeals(api, anna))[0]?.image_url).toContain(anna.id)
})

test('a photo that was not sent is not passed over', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.title.fill('Soup')
  await page.route('**/storage/v1/object/food-images/**', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await fileOf(log).setInputFiles(`${photos}/portrait-orientation-6-gps.jpg`)
  await expect(log.form.getByRole('alert')).toBeVisible({ timeout: 30_000 }) // scaled first, in the browser
  await log.save.click()
  await expect(
    page.getByText('The photo was not sent. Send it again or take it away, then save.'),
  ).toBeVisible()
  expect(await storedMeals(api, anna)).toEqual([])
  await page.unroute('**/storage/v1/object/food-images/**')
  await log.form.getByRole('button', { name: /again/i }).click()
  await expect(log.form.getByRole('progressbar')).toBeHidden()
  await log.save.click()
  await log.expectSaved('Soup')
  expect((await storedMeals(api, anna))[0]?.image_url).toContain(anna.id)
})

test('a repeated meal has a photo of its own, which outlives the first one', async ({
  page,
  api,
  people,
  signIn,
  request,
}) => {
  test.slow()
  const anna = await people.client()
  const photo = await uploadPhoto(anna)
  await logByApi(api, anna, { date: dayFromToday(0), image_url: photo })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.action('Repeat', 'Soup').click()
  await expect(replaceButton(log)).toBeVisible()
  await log.title.fill('Soup again')
  await log.save.click()
  await log.expectSaved('Soup again')
  const [repeated] = await storedMeals(api, anna)
  expect(repeated?.image_url).not.toBe(photo)

  await log.entries.getByRole('button', { name: 'Delete: Soup', exact: true }).click()
  await expect(page.getByText('Meal deleted')).toBeVisible()
  await expect.poll(() => statusOf(photo), { timeout: 30_000 }).toBeGreaterThanOrEqual(400)
  expect(await statusOf(repeated?.image_url)).toBe(200)

  async function uploadPhoto(person: Person): Promise<string> {
    const path = `${person.id}/${Date.now()}.jpg`
    const upload = await request.post(`/storage/v1/object/food-images/${path}`, {
      headers: { ...(await api.headers(person)), 'content-type': 'image/jpeg' },
      data: readFileSync(`${photos}/portrait-orientation-6-gps.jpg`),
    })
    expect(upload.ok()).toBe(true)
    return path
  }
  async function statusOf(path: string | null | undefined): Promise<number> {
    const headers = await api.headers(anna)
    return (await request.get(`/storage/v1/object/food-images/${path}`, { headers })).status()
  }
})
