import { languages } from '../supabase/functions/_shared/languages.ts'
import { connect } from './chat.ts'
import { callsDuring, dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { exported, setTargets } from './reports.ts'

const meal = { meal_type: 'lunch', title: 'Soup', protein_grams: 20, carbs_grams: 40, fat_grams: 10 }

for (const lang of ['en', 'ru'] as const)
  test(`all clients, one of them, and the file of both, ${lang}`, async ({ page, api, people, signIn }) => {
    const elena = await people.nutritionist()
    const [anna, boris] = [await people.client('=1+1'), await people.client('Борис')]
    for (const client of [anna, boris]) await connect(api, client, elena)
    await setTargets(api, elena, anna, { target_weight: 65 })
    await api.insert(anna, 'measurements', { date: dayFromToday(-2), weight: 70.5 })
    await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 70 })
    await api.insert(boris, 'measurements', { date: dayFromToday(-2), weight: 90 })
    await api.insert(boris, 'measurements', { date: dayFromToday(-1), weight: 91 })
    await api.insert(anna, 'food_entries', { date: dayFromToday(-1), calories: 1500, ...meal })
    await api.insert(boris, 'food_entries', { date: dayFromToday(-1), calories: 2500.5, ...meal })
    await api.insert(boris, 'exercise_entries', {
      date: dayFromToday(-2),
      type: 'Run',
      duration: 30,
      calories_burned: 250,
    })

    const calls = await callsDuring(page, () => signIn(page, elena, '/analytics', lang))
    expect(calls).toHaveLength(new Set(calls).size)
    expect(calls.length).toBeLessThanOrEqual(3)

    const [en, ru] = [
      {
        cards: 'Summary',
        targets: 'Targets',
        client: 'Client',
        on: 'On track',
        kg: 'Average weight',
      },
      {
        cards: 'Сводка',
        targets: 'Цели',
        client: 'Клиент',
        on: 'Идёт по плану',
        kg: 'Средний вес',
      },
    ]
    const words = lang === 'en' ? en : ru
    const point = languages[lang].decimalSign
    const cards = page.getByRole('region', { name: words.cards })
    await expect(cards).toContainText(`+0${point}3`)
    await expect(cards).toContainText(/50\s?%/)
    await expect(page.getByRole('figure', { name: words.kg })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const counts = page.getByRole('region', { name: words.targets }).locator('dl > div')
    const cut = counts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(await cut, 'counts that reach into their neighbour').toBe(0)

    const all = await exported(page, lang)
    expect(all.name).toBe(`analytics-report-${dayFromToday(0)}.csv`)
    expect(all.rows.find(([day]) => day === dayFromToday(-2))).toEqual([
      dayFromToday(-2),
      `80${point}3`,
      '',
      '',
      '250',
      '-250',
      '',
      '',
      '',
    ])
    expect(all.rows.find(([day]) => day === dayFromToday(-1))).toEqual([
      dayFromToday(-1),
      `80${point}5`,
      '',
      `4000${point}5`,
      '',
      `4000${point}5`,
      '40',
      '80',
      '20',
    ])

    await page.getByRole('combobox', { name: words.client }).selectOption('=1+1')
    await expect(page.getByRole('region', { name: words.targets })).toContainText(words.on)
    await expect(cards).toContainText(`−0${point}5`)
    const one = await exported(page, lang)
    expect(one.name).toBe(`analytics-report-1-1-${dayFromToday(0)}.csv`)
    expect(one.rows.find(([day]) => day === dayFromToday(-1))?.slice(0, 4)).toEqual([
      dayFromToday(-1),
      '70',
      '',
      '1500',
    ])
    await page.reload()
    await expect(page.getByRole('combobox', { name: words.client })).toHaveValue(anna.id)
    await expect(cards).toContainText(`−0${point}5`)
  })

test('who has no clients sees nobody: a client, a stranger to the clients of another', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [anna, elena, uwe] = [
    await people.client(),
    await people.nutritionist(),
    await people.nutritionist('Uwe'),
  ]
  await connect(api, anna, elena)
  await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 70 })
  await signIn(page, anna, '/analytics')
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invite a client' })).toHaveCount(0)

  const reply = await api.rpc(uwe, 'coach_analytics', { days: 90, client: anna.id })
  expect(await reply.json()).toEqual({ clients: [], figures: [], days: [], of_client: null })
})
