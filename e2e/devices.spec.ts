import type { Page } from '@playwright/test'
import { dayFromToday, expect, test } from './fixtures.ts'
import { FoodLog, logByApi, storedMeals } from './food-log.ts'

/** What the device keeps its rows in is opened and never answers. */
const silentDatabase = () => {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

/** The system has closed what the device keeps its rows in. @param times how often it is lost again */
const loseDatabase = (page: Page, times = Infinity) =>
  page.evaluate((count) => {
    const { transaction } = IDBDatabase.prototype
    let left = count
    IDBDatabase.prototype.transaction = function (...passed) {
      left -= 1
      if (left < 0) return transaction.apply(this, passed)
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    }
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
    await log.title.fill('Soup')
    await log.save.click()
    await expect(log.entry('Soup')).toContainText('Saved here, not sent yet')
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
    await expect(log.form.getByRole('alert')).toContainText('this device could not keep it for later')
    await expect(log.title).toHaveValue('Soup')
    await expect(log.entries).not.toContainText('Soup')
  })
})
