import { languages } from '../supabase/functions/_shared/languages.ts'
import { connect } from './chat.ts'
import { callsDuring, dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { exported, setTargets } from './reports.ts'

const meal = { meal_type: 'lunch', title: 'Soup', protein_grams: 20, carbs_grams: 40.5, fat_grams: 10 }

for (const lang of ['en', 'ru'] as const)
  test(`the week's targets, figures and charts, and the file of them, ${lang}`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    const [anna, elena] = [await people.client(), await people.nutritionist('=1+1')]
    await connect(api, anna, elena)
    await setTargets(api, elena, anna, { target_weight: 65, target_daily_calories: 2000 })
    await api.insert(anna, 'measurements', { date: dayFromToday(-6), weight: 70.5 })
    await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 69.9, waist: 84 })
    await api.insert(anna, 'food_entries', { date: dayFromToday(-5), calories: 1500, ...meal })
    await api.insert(anna, 'food_entries', { date: dayFromToday(0), calories: 2101, ...meal })
    await api.insert(anna, 'exercise_entries', {
      date: dayFromToday(-2),
      type: 'Walk',
      duration: 60,
      calories_burned: 250,
    })
    await api.insert(anna, 'sleep_entries', { date: dayFromToday(0), hours: 7.5 })

    const calls = await callsDuring(page, () => signIn(page, anna, '/reports', lang))
    expect(calls).toHaveLength(new Set(calls).size)
    expect(calls.length).toBeLessThanOrEqual(3)
    expect(calls).toContain('POST /rest/v1/rpc/client_report')

    const said =
      lang === 'en'
        ? { targets: 'Targets', on: 'On track', weight: 'Weight went from 70.5 kg to 69.9 kg.' }
        : { targets: 'Цели', on: 'Идёт по плану', weight: 'Вес был 70,5 кг, стал 69,9 кг.' }
    const targets = page.getByRole('region', { name: said.targets })
    await expect(targets).toContainText('=1+1')
    await expect(targets).toContainText(said.on)
    await expect(page.getByText(/1[,\u00a0]500/).first()).toBeVisible() // today is not over
    await expect(
      page.getByRole('img', { name: new RegExp(said.weight.replaceAll('.', '\\.')) }),
    ).toBeVisible()
    await expectAccessible(page)

    const { name, rows } = await exported(page, lang)
    expect(name).toBe(`nutrition-report-${dayFromToday(0)}.csv`)
    const point = languages[lang].decimalSign
    expect(rows.slice(1)).toEqual([
      [dayFromToday(-6), `70${point}5`, '', '', '', '', '', '', '', ''],
      [dayFromToday(-5), '', '', '1500', '', '1500', '', '20', `40${point}5`, '10'],
      [dayFromToday(-4), '', '', '', '', '', '', '', '', ''],
      [dayFromToday(-3), '', '', '', '', '', '', '', '', ''],
      [dayFromToday(-2), '', '', '', '250', '-250', '', '', '', ''],
      [dayFromToday(-1), `69${point}9`, '84', '', '', '', '', '', '', ''],
      [dayFromToday(0), '', '', '2101', '', '2101', `7${point}5`, '20', `40${point}5`, '10'],
    ])
    await expectNoOverflow(page)
  })

test('another period, a report that does not load, and an export that fails, each with another try', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await api.insert(anna, 'measurements', { date: dayFromToday(-10), weight: 82 })
  await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 80 })
  let isDown = true
  await page.route('**/rpc/client_report', (route) =>
    isDown ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
  )
  await signIn(page, anna, '/reports')
  const problem = page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' })
  await expect(problem).toBeVisible()
  await page.getByRole('button', { name: 'Export report' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'could not be exported' })
  await expect(failed).toBeVisible()

  isDown = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Weight was measured once: 80 kg.' })).toBeVisible()
  await expect(page.getByText('No targets yet.')).toBeVisible()

  await page.getByRole('radio', { name: '14 days' }).check({ force: true })
  await expect(page.getByRole('img', { name: /Weight went from 82 kg to 80 kg\./ })).toBeVisible()
  await page.getByRole('button', { name: 'Show Weight as a table' }).click()
  await expect(page.getByRole('region', { name: 'Weight' }).getByRole('row')).toHaveCount(3)
})
