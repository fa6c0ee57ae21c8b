import { expect, expectAccessible, type Lang, test, unconfiguredUrl } from './fixtures.ts'

const words = {
  en: {
    databaseOlder: 'The database is older than this app: it has version 0, the app needs version',
    appOlder:
      /This app is older than the database: it was made for version \d+, the database has version 9000\./,
    alike: /The database has version \d+, which this app needs\./,
    needed: /This app needs version \d+ of the database\./,
    reload: 'Reload',
  },
  ru: {
    databaseOlder: 'База данных старее приложения: у неё версия 0, а приложению нужна',
    appOlder: /Приложение старее базы данных: оно сделано для версии \d+, а у базы версия 9000\./,
    alike: /У базы данных версия \d+, как и нужно приложению\./,
    needed: /Приложению нужна база данных версии \d+\./,
    reload: 'Обновить страницу',
  },
} satisfies Record<Lang, Record<string, string | RegExp>>

for (const lang of ['en', 'ru'] as const) {
  const word = words[lang]

  test.describe(`app and database of two releases, ${lang}`, () => {
    test('a newer database asks for a reload', async ({ page, people, signIn }) => {
      await page.route('**/rpc/schema_version', (route) => route.fulfill({ json: 9000 }))
      await signIn(page, await people.client(), '/settings', lang)
      const note = page.getByRole('status').filter({ hasText: word.appOlder })
      await expect(note.getByRole('button', { name: word.reload })).toBeVisible()
      await expectAccessible(page)
    })

    test('an older database asks for its migrations', async ({ page, people, signIn }) => {
      await page.route('**/rpc/schema_version', (route) =>
        route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'Could not find the function' } }),
      )
      await signIn(page, await people.client(), '/settings', lang)
      const note = page.getByRole('status').filter({ hasText: word.databaseOlder })
      await expect(note).toBeVisible()
      await expect(note.getByRole('button')).toHaveCount(0)
    })

    test('the setup names the version of the database', async ({ page }) => {
      await page.goto(`/setup?lang=${lang}`)
      await expect(page.getByText(word.alike)).toBeVisible()
      await page.goto(`${unconfiguredUrl}/setup?lang=${lang}`)
      await expect(page.getByText(word.needed)).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('app and database of one release say nothing', async ({ page, people, signIn }) => {
  const answer = page.waitForResponse('**/rpc/schema_version')
  await signIn(page, await people.client(), '/settings')
  expect(await (await answer).json()).toBe(1)
  await expect(page.getByText('older than')).toHaveCount(0)
})
