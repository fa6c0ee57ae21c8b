import type { Page } from '@playwright/test'
import { makePair } from './chat.ts'
import {
  type Api,
  expect,
  expectAccessible,
  expectNoOverflow,
  newDevice,
  type Person,
  test,
} from './fixtures.ts'
import { FoodLog, logByApi } from './food-log.ts'

const device = 'Pacific/Auckland'
const home = 'America/Los_Angeles'
test.use({ timezoneId: device })

const words = {
  en: {
    moved: 'Your time zone follows this device: it is now Pacific/Auckland',
    undo: 'Undo',
    undone: 'Your time zone is as it was, and stays so until you change it in Settings.',
    eaten: /640 kcal eaten, 0 kcal burned/,
    follow: 'Follow this device',
  },
  ru: {
    moved: 'Часовой пояс теперь как на этом устройстве: Pacific/Auckland',
    undo: 'Вернуть',
    undone: 'Часовой пояс снова прежний и не изменится, пока вы не смените его в настройках.',
    eaten: /640.ккал/,
    follow: 'Как на этом устройстве',
  },
} as const

type Zone = { timezone: string; is_timezone_pinned: boolean }
const storedZone = async (api: Api, person: Person): Promise<Zone | undefined> =>
  (await api.rows<Zone>(person, `profiles?select=timezone,is_timezone_pinned&id=eq.${person.id}`))[0]
const liveIn = (api: Api, person: Person, timezone: string) =>
  api.update(person, `profiles?id=eq.${person.id}`, { timezone })
const dayThere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: device }).format()

/** The user comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

for (const lang of ['en', 'ru'] as const)
  test(`the days of a client follow the device, for the coach too, with a way back, ${lang}`, async ({
    page,
    browser,
    api,
    people,
    signIn,
  }) => {
    const say = words[lang]
    const { client, coach } = await makePair(api, people)
    await liveIn(api, client, home)
    await signIn(page, client, '/food-log', lang)
    const note = page.getByRole('status').filter({ hasText: say.moved })
    await expect(note).toBeVisible()
    expect(await storedZone(api, client)).toEqual({ timezone: device, is_timezone_pinned: false })
    await expectNoOverflow(page)
    await expectAccessible(page)

    if (lang === 'en') {
      const log = new FoodLog(page)
      await log.title.fill('Pie')
      await log.field('Calories, kcal').fill('640')
      await log.save.click()
      await log.expectSaved('Pie')
    } else await logByApi(api, client, { title: 'Пирог', calories: 640, date: dayThere() })
    const desk = await newDevice(browser)
    await signIn(desk, coach, '/dashboard', lang)
    await expect(desk.getByText(say.eaten)).toBeVisible()

    await note.getByRole('button', { name: say.undo }).click()
    await expect(page.getByText(say.undone)).toBeVisible()
    await expect(note).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await storedZone(api, client)).toEqual({ timezone: home, is_timezone_pinned: true })
    await page.goto(`/settings?lang=${lang}`)
    const follow = page.getByRole('checkbox', { name: say.follow })
    await expect(follow).not.toBeChecked()
    await expect(note).toBeHidden()
    expect(await storedZone(api, client)).toEqual({ timezone: home, is_timezone_pinned: true })
    await follow.check()
    await expect.poll(() => storedZone(api, client)).toEqual({ timezone: device, is_timezone_pinned: false })
  })

test('of two tabs one tells it, once there is a network; a pinned zone stays on every device', async ({
  page,
  context,
  browser,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await liveIn(api, anna, device)
  await signIn(page, anna, '/food-log')
  const other = await context.newPage()
  await other.goto('/food-log')
  for (const tab of [page, other]) await expect(new FoodLog(tab).title).toBeVisible()
  await liveIn(api, anna, home)
  const notes = async () => {
    const counts = await Promise.all([page, other].map((tab) => tab.getByText(words.en.moved).count()))
    return counts[0]! + counts[1]!
  }

  await context.setOffline(true)
  await Promise.all([comeBack(page), comeBack(other)])
  await expect(page.getByText(/You are offline/)).toBeVisible()
  expect(await notes()).toBe(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(notes).toBe(1)
  await Promise.all([comeBack(page), comeBack(other)])
  await page.waitForLoadState('networkidle')
  expect(await notes()).toBe(1)

  const teller = (await page.getByText(words.en.moved).count()) > 0 ? page : other
  await teller.getByRole('button', { name: 'Keep this zone' }).click()
  await expect(teller.getByText('This time zone stays until you change it in Settings.')).toBeVisible()
  await expect.poll(notes).toBe(0)
  const away = await newDevice(browser)
  await signIn(away, anna, '/food-log')
  await away.waitForLoadState('networkidle')
  expect(await storedZone(api, anna)).toEqual({ timezone: device, is_timezone_pinned: true })
  await expect(away.getByText('Your time zone follows this device')).toHaveCount(0)
})

test('a nutritionist is asked once, and what a broken device says moves nobody', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const [elena, anna] = await Promise.all([people.nutritionist(), people.client()])
  for (const person of [elena, anna]) await liveIn(api, person, home)
  await signIn(page, elena)
  const question = page.getByText('This device is in another zone: Pacific/Auckland')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  expect(await storedZone(api, elena)).toEqual({ timezone: home, is_timezone_pinned: false })

  const broken = await newDevice(browser)
  await broken.addInitScript(() => {
    const said = new Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ ...said, timeZone: 'Etc/Unknown' })
  })
  await signIn(broken, anna, '/food-log')
  await expect(new FoodLog(broken).title).toBeVisible()
  await comeBack(broken)
  await broken.waitForLoadState('networkidle')
  expect(await storedZone(api, anna)).toEqual({ timezone: home, is_timezone_pinned: false })
})
