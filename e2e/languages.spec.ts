import { languageCodes, languages } from '../supabase/functions/_shared/languages.ts'
import { dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { exported } from './reports.ts'
import { wordsOf } from './words.ts'

for (const code of languageCodes)
  test(`screens, the file of a report and the choice of the language, ${code}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    const say = await wordsOf(code)
    const anna = await people.client()
    const day = dayFromToday(-1)
    await api.insert(anna, 'measurements', { date: day, weight: 70.5 })
    await api.insert(anna, 'food_entries', { date: day, meal_type: 'lunch', title: 'Soup', calories: 1500 })

    await signIn(page, anna, '/reports', code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    const { rows } = await exported(page, code)
    expect(rows.find(([first]) => first === day)?.slice(0, 2)).toEqual([
      day,
      `70${languages[code].decimalSign}5`,
    ])

    await page.goto(`/settings?lang=${code}`)
    const choice = page
      .getByRole('group', { name: say('Language'), exact: true })
      .filter({ has: page.getByRole('radio') })
    for (const other of languageCodes)
      await expect(choice.getByRole('radio', { name: languages[other].name })).toBeChecked({
        checked: other === code,
      })
    await expectAccessible(page)
    await expectNoOverflow(page)

    for (const path of ['/', '/food-log']) {
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`lang=${code}`))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    }
  })

test('who is not signed in may choose each language, and may change the mind', async ({ page }) => {
  await page.goto('/login')
  for (const code of [...languageCodes, ...languageCodes.toReversed()]) {
    await page.getByRole('button', { name: languages[code].name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page).toHaveURL(new RegExp(`lang=${code}`))
  }
})
