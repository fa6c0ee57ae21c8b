import { languageCodes, languages } from '../supabase/functions/_shared/languages.ts'
import type { Page } from '@playwright/test'
import { dayFromToday, expect, type Person, test } from './fixtures.ts'
import { FoodLog, logByApi, storedMeals } from './food-log.ts'

/** What the device keeps its rows in is opened and never answers. */
const silentDatabase = () => {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

/** The system has closed what the device keeps its rows in. @param times how often it is lost again */
const loseDatabase = (page: Page, times = Infinity) =>
  page.evaluate((count) => {
    let left = count
    IDBDatabase.prototype.transaction = new Proxy(Reflect.get(IDBDatabase.prototype, 'transaction'), {
      apply(transaction, database, passed) {
        left -= 1
        if (left < 0) return Reflect.apply(transaction, database, passed)
        throw new DOMException('The database connection is closing.', 'InvalidStateError')
      },
    })
  }, times)

test.describe('a device whose database', () => {
  test('never answers opens the app without it', async ({ page, api, people, signIn }) => {
    const anna = await people.client()
    await logByApi(api, anna, { date: dayFromToday(0), title: 'Borscht' })
    await page.addInitScript(silentDatabase)
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await expect(log.entry('Borscht')).toHaveCount(1)
    await log.title.fill('Salad')
    await log.save.click()
    await log.expectSaved('Salad')
  })

  test('is closed by the system keeps what is saved offline all the same', async ({
    page,
    context,
    api,
    people,
    signIn,
  }) => {
    const anna = await people.client()
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await expect(log.entries).toContainText('Nothing logged yet')
    await context.setOffline(true)
    await loseDatabase(page, 1)
    await log.logWaiting('Soup')
    await context.setOffline(false)
    await expect(page.getByText('Everything you saved on this device is sent')).toBeVisible()
    expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Soup' }])
  })

  test('is lost for good says that nothing was kept, and the form keeps what was typed', async ({
    page,
    context,
    people,
    signIn,
  }) => {
    await signIn(page, await people.client(), '/food-log')
    const log = new FoodLog(page)
    await expect(log.entries).toContainText('Nothing logged yet')
    await context.setOffline(true)
    await loseDatabase(page)
    await log.title.fill('Soup')
    await log.save.click()
    await expect(log.form.getByRole('alert')).toContainText('no room on this device')
    await expect(log.title).toHaveValue('Soup')
    await expect(log.entries).not.toContainText('Soup')
  })
})

/** Takes all that the browser keeps for a page. */
const fillStorage = () => {
  let key = 'a'
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
    for (;;) {
      try {
        localStorage.setItem(key, 'x'.repeat(size))
        key = `a${localStorage.length}`
      } catch {
        break
      }
    }
  }
}

/** A browser that keeps nothing for pages. */
const forbidStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
}

/** Chooses what a device keeps, and logs out. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('main').getByText('Русский').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
  await page.getByRole('link', { name: 'Замеры' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Замеры' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(page).toHaveURL(/login/)
}

test.describe('a storage', () => {
  test('that is full to the last byte keeps the session over a reload', async ({ page, people, signIn }) => {
    await signIn(page, await people.client())
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    await page.evaluate(fillStorage)
    await page.reload()
    await expectUsable(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/login/)
  })

  test('that is forbidden can be worked with, in each tab that is open', async ({
    page,
    context,
    people,
  }) => {
    const anna = await people.client()
    await context.addInitScript(forbidStorage)
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other.getByLabel('Email')).toBeVisible()
    await page.goto('/login?lang=en')
    await logIn(page, anna)
    await expect(other).toHaveURL(/dashboard/) // where a tab hears of a sign-in it comes in too
    await expectUsable(page)
    await expect(other).toHaveURL(/login/)
  })
})

test.describe('a device that does not know its time zone', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' }
      Intl.DateTimeFormat.prototype.resolvedOptions = () => options
    }),
  )

  test('opens the calendars, the messages and the settings of both sides', async ({
    page,
    people,
    signIn,
  }) => {
    const screens = [
      ['/calendar', /Appointments|Schedule/],
      ['/feedback', /Chat|Messages/],
      ['/settings', /Settings/],
    ] as const
    for (const person of [await people.client(), await people.nutritionist()]) {
      for (const [path, heading] of screens) {
        await signIn(page, person, path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      await expect(page.getByText('This device is in another zone:')).toHaveCount(0)
    }
  })
})

test.describe('the start-up screen', () => {
  /** Holds what the browser asks for, for as long as the test wants. */
  async function hold(page: Page, path: string) {
    let isHeld = true
    await page.route(path, (route) => (isHeld ? undefined : route.continue()))
    return {
      letGo: () => {
        isHeld = false
      },
    }
  }

  test('says in each language that the app itself does not arrive, and offers to reload', async ({
    page,
  }) => {
    await page.clock.install()
    const app = await hold(page, '**/assets/*.js')
    let reload = ''
    for (const lang of languageCodes) {
      const { start } = languages[lang].texts
      await page.goto(`/login?lang=${lang}`, { waitUntil: 'commit' })
      await expect(page.getByRole('status').getByText(start.loading)).toBeVisible()
      await expect(page.getByText(start.files)).toBeHidden()
      await page.clock.fastForward(8000)
      await expect(page.getByText(start.files)).toBeVisible()
      reload = start.reload
    }
    app.letGo()
    await page.getByRole('button', { name: reload }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('says at once that the app cannot be loaded', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/login?lang=en')
    await expect(page.getByText('Day&Plate could not be loaded.')).toBeVisible()
    await expect(page.getByText('Loading application...')).toBeHidden()
    await page.unroute('**/assets/index-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('ends in words when those of the app do not arrive', async ({ page, request }) => {
    const words = /data-guest-en="([^"]+)"/.exec(await (await request.get('/')).text())![1]!
    await page.clock.install()
    await hold(page, `**${words}`)
    await page.goto('/login?lang=en', { waitUntil: 'commit' })
    await page.clock.runFor(8000)
    await expect(page.getByText('The app itself is still on its way.')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.getByText('Day&Plate could not be loaded.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  test('gives way to the app when it is not answered who is signed in', async ({ page, people, signIn }) => {
    const anna = await people.client()
    const expired = { ...anna, session: JSON.stringify({ ...JSON.parse(anna.session), expires_at: 1 }) }
    await hold(page, '**/auth/v1/token*')
    await signIn(page, expired)
    await expect(page.getByText('Loading application...')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    await expect(page).toHaveURL(/dashboard/)
  })
})

test('a clock that is an hour ahead throws nobody out of two tabs, renews nothing at every call, and is told', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  let renewals = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/auth/v1/token' && request.method() === 'POST') renewals += 1
  })
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.clock.install({ time: Date.now() + 61 * 60_000 })
  await signIn(page, anna)
  await Promise.all([page.reload(), other.goto('/dashboard')])
  for (const tab of [page, other]) {
    await expect(tab.getByText('The clock of this device is wrong')).toBeVisible()
    for (const screen of ['Measurements', 'Food log', 'Settings']) {
      await tab.getByRole('link', { name: screen }).first().click()
      await expect(tab.getByRole('heading', { level: 1, name: screen })).toBeVisible()
    }
  }
  expect(renewals).toBeLessThanOrEqual(2) // a tab that has not heard the server's time yet may renew once

  renewals = 0
  const log = new FoodLog(page)
  await page.goto('/food-log')
  await log.title.fill('Soup')
  await log.save.click()
  await log.expectSaved('Soup')
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(renewals).toBe(0)
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Soup' }])
})

test('a device that does not tell when its network is back sends what waits all the same', async ({
  page,
  context,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.clock.install()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(log.entries).toContainText('Nothing logged yet')
  await context.setOffline(true)
  await log.logWaiting('Soup')
  await context.setOffline(false) // nothing tells of it; an answered request may have shown it already
  await page.clock.runFor(31_000)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(log.entry('Soup')).not.toContainText('Saved here, not sent yet')
  expect(await storedMeals(api, anna)).toMatchObject([{ title: 'Soup' }])
})
