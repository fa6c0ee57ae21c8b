import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Lang, test, unconfiguredUrl } from './fixtures.ts'

const words = {
  en: {
    notConnected: 'Database Not Connected',
    quickSetup: 'Quick Setup',
    url: 'Database URL',
    key: 'Anonymous key',
    save: 'Save',
    both: 'Please provide both URL and anon key',
    invalidUrl: 'Please provide a valid Supabase URL',
    secret: /This is a secret key/,
    saved: 'Connection successful! Redirecting...',
    connected: 'Connected!',
    connecting: /^Connecting to /,
    unreachable: 'Failed to connect to database. Please check your Supabase configuration.',
    notStored: 'Failed to configure Supabase',
    welcome: 'Welcome back',
  },
  ru: {
    notConnected: 'База данных не подключена',
    quickSetup: 'Быстрая настройка',
    url: 'Адрес базы данных',
    key: 'Анонимный ключ',
    save: 'Сохранить',
    both: 'Укажите и адрес, и анонимный ключ',
    invalidUrl: 'Укажите правильный адрес Supabase',
    secret: /Это секретный ключ/,
    saved: 'Подключение выполнено! Переходим...',
    connected: 'Подключено!',
    connecting: /^Подключаемся к /,
    unreachable: 'Не удалось подключиться к базе данных. Проверьте настройки Supabase.',
    notStored: 'Не удалось сохранить настройки Supabase',
    welcome: 'С возвращением',
  },
} satisfies Record<Lang, Record<string, string | RegExp>>

const project = 'https://abcdefghijkl.supabase.co'
const publicKey = 'sb_publishable_0123456789'

async function save(page: Page, url: string, key: string, lang: Lang = 'en') {
  const word = words[lang]
  await page.getByLabel(word.url).fill(url)
  await page.getByLabel(word.key).fill(key)
  await page.getByRole('button', { name: word.save }).click()
}

/** The hosted project of these tests, which nobody has to reach. Counts what it was asked. */
async function standIn(page: Page, answer: { status: number; json: object }) {
  const asked: { url: string; key: string | undefined }[] = []
  await page.route(`${project}/**`, (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') asked.push({ url: request.url(), key: request.headers().apikey })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ ...answer, headers })
  })
  return asked
}

for (const lang of ['en', 'ru'] as const) {
  const word = words[lang]

  test.describe(`an app without a backend, ${lang}`, () => {
    test('shows the landing card on every path, and leads to the setup', async ({ page }) => {
      for (const path of ['/', '/login', '/dashboard']) {
        await page.goto(`${unconfiguredUrl}${path}?lang=${lang}`)
        await expect(page.getByRole('heading', { name: word.notConnected })).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: word.quickSetup }).click()
        await expect(page).toHaveURL(`${unconfiguredUrl}/setup?lang=${lang}`)
        await expect(page.getByRole('heading', { name: word.notConnected })).toBeVisible()
      }
    })

    test('connects to a backend and starts on it', async ({ page, api, baseURL, people }) => {
      const person = await people.client()
      await page.goto(`${unconfiguredUrl}/setup?lang=${lang}`)
      await save(page, ` ${baseURL}/ `, ` ${await api.publicKey()} `, lang)
      await expect(page.getByText(word.saved)).toBeVisible()
      await expect(page.getByRole('button', { name: word.connected })).toBeDisabled()
      for (const field of [word.url, word.key]) await expect(page.getByLabel(field)).toBeDisabled()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome)
      await expect(page).toHaveURL(`${unconfiguredUrl}/login?lang=${lang}`)

      await page.getByRole('textbox').first().fill(person.email)
      await page.locator('[type=password]').fill(person.password)
      await page.locator('[type=submit]').click()
      await expect(page).toHaveURL(`${unconfiguredUrl}/dashboard?lang=${lang}`)
    })

    test('says what is wrong with the address and the key', async ({ page }) => {
      const asked = await standIn(page, { status: 200, json: {} })
      await page.goto(`${unconfiguredUrl}/setup?lang=${lang}`)
      await save(page, '', '', lang)
      await expect(page.getByRole('alert')).toHaveText(word.both)
      await expect(page.getByLabel(word.url)).toBeFocused()
      await save(page, 'https://supabase.co.example.com', publicKey, lang)
      await expect(page.getByText(word.invalidUrl)).toBeVisible()
      const serviceRole = `${btoa('{"alg":"HS256"}')}.${btoa('{"role":"service_role"}')}.signature`
      for (const secret of ['sb_secret_0123456789', serviceRole]) {
        await save(page, project, secret, lang)
        await expect(page.getByText(word.secret)).toBeVisible()
        await page.getByLabel(word.key).fill(publicKey)
        await expect(page.getByText(word.secret)).toBeHidden()
      }
      expect(asked).toEqual([])
    })

    test('lets the user correct an address where nothing answers', async ({ page }) => {
      const asked = await standIn(page, { status: 401, json: { message: 'Invalid API key' } })
      await page.goto(`${unconfiguredUrl}/setup?lang=${lang}`)
      await save(page, 'abcdefghijkl.supabase.co', publicKey, lang)
      await expect(page.getByText(word.saved)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(word.unreachable)
      expect(asked).toEqual([{ url: `${project}/auth/v1/settings`, key: publicKey }])
      await expect(page.getByLabel(word.url)).toBeEnabled()
      await expect(page.getByRole('button', { name: word.save })).toBeEnabled()
      await page.reload()
      await expect(page.getByRole('heading', { name: word.notConnected })).toBeVisible()
    })

    test('says when the address cannot be kept', async ({ page }) => {
      await standIn(page, { status: 200, json: { external: {} } })
      await page.goto(`${unconfiguredUrl}/setup?lang=${lang}`)
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await save(page, project, publicKey, lang)
      await expect(page.getByRole('alert')).toHaveText(word.notStored)
    })

    for (const path of ['/', '/setup'])
      test(`is accessible at ${path}`, async ({ page }) => {
        await page.goto(`${unconfiguredUrl}${path}?lang=${lang}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })
  })
}

test('the connect step begins 1.5 seconds after saving and shows that it runs', async ({ page }) => {
  await page.clock.install()
  let answer = () => {}
  const asked: string[] = []
  await page.route(`${project}/**`, async (route) => {
    asked.push(route.request().url())
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({
      json: {},
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  await page.goto(`${unconfiguredUrl}/setup?lang=en`)
  await expect(page.getByLabel('Database URL')).toBeVisible() // the start-up screen gives up by this clock
  await page.clock.pauseAt(Date.now() + 60_000)
  await save(page, project, publicKey)
  await expect(page.getByText(words.en.saved)).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page.getByText(words.en.connecting)).toBeHidden()
  expect(asked).toEqual([])
  await page.clock.runFor(200)
  await expect(page.getByText(words.en.connecting)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  answer()
})

test('the setup is open to signed-in users too', async ({ page, people, signIn }) => {
  await signIn(page, await people.client(), '/setup')
  await expect(page.getByLabel(words.en.url)).toBeVisible()
  await expect(page.getByText(words.en.notConnected)).toBeHidden()
  await expect(page.getByText('This app came with a database of its own')).toBeVisible()
})

test.describe('the banner', () => {
  test('leads to the setup', async ({ page }) => {
    await page.goto(`${unconfiguredUrl}/?lang=en`)
    await page.getByRole('region', { name: 'Backend' }).getByRole('link', { name: 'Quick Setup' }).click()
    await expect(page).toHaveURL(`${unconfiguredUrl}/setup?lang=en`)
  })

  test('opens instructions whose button copies the names for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: unconfiguredUrl })
    await page.clock.install()
    await page.goto(`${unconfiguredUrl}/?lang=en`)
    const opener = page.getByRole('button', { name: 'Instructions' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Connect a database' })
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    await page.clock.pauseAt(Date.now() + 60_000) // or a slow machine takes two seconds to look
    await dialog.getByRole('button', { name: 'Copy variable names' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual(['VITE_SUPABASE_URL=', 'VITE_SUPABASE_ANON_KEY='])
    await page.clock.runFor(2100)
    await expect(dialog.getByRole('button', { name: 'Copy variable names' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(500)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('keeps its debug information closed, and free of keys', async ({ page }) => {
    await page.goto(`${unconfiguredUrl}/?lang=en`)
    const fact = page.getByText('VITE_SUPABASE_ANON_KEY')
    await expect(fact).toBeHidden()
    await page.getByText('Debug information').click()
    await expect(fact).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('not set')
  })
})
