import type { Page } from '@playwright/test'
import {
  type Api,
  callsDuring,
  dayFromToday,
  expect,
  expectAccessible,
  expectNoOverflow,
  type Person,
  test,
} from './fixtures.ts'

type StoredMeasurement = { id: string; date: string; weight: number | null; waist: number | null }

/** What is stored of a person's measurements, newest first. */
async function stored(api: Api, person: Person): Promise<Omit<StoredMeasurement, 'id'>[]> {
  const rows = await api.rows<StoredMeasurement>(
    person,
    'measurements?select=date,weight,waist&order=date.desc,created_at.desc',
  )
  const read = (value: number | null) => (value === null ? null : Number(value))
  return rows.map(({ date, weight, waist }) => ({ date, weight: read(weight), waist: read(waist) }))
}

/** The measurements screen in English, as a user reads and works it. */
function screenOf(page: Page) {
  const form = page.getByRole('form')
  const history = page.getByRole('region', { name: 'History' })
  return {
    form,
    weight: form.getByLabel('Weight, kg'),
    waist: form.getByLabel('Waist, cm'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    update: page.getByRole('button', { name: 'Update entry' }),
    currentWeight: page.getByRole('region', { name: 'Current weight' }),
    currentWaist: page.getByRole('region', { name: 'Current waist' }),
    history,
    rows: history.getByRole('listitem'),
  }
}

test('a measurement is logged, edited, deleted and brought back', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await api.insert(anna, 'measurements', { date: dayFromToday(-7), weight: 80.5, waist: 86 })
  await api.insert(anna, 'measurements', { date: dayFromToday(-2), weight: null, waist: 85 })
  await signIn(page, anna, '/measurements')
  const screen = screenOf(page)
  await expect(screen.currentWeight).toContainText(/80\.5 *kg/)
  await expect(screen.currentWaist).toContainText('−1 cm')

  await test.step('log it, with a comma, from the last one on', async () => {
    const lastTime = screen.form.getByRole('button', { name: 'As last time: 80.5 kg, 85 cm' })
    expect(await lastTime.textContent()).toContain('80.5\u00a0kg, 85\u00a0cm')
    await lastTime.click()
    await screen.form.getByRole('button', { name: '0.1 cm less' }).click()
    await expect(screen.waist).toHaveValue('84.9')
    await screen.weight.fill('79,9')
    await screen.save.click()
    await expect(page.getByText('Measurement saved')).toBeVisible()
    await expect(screen.weight).toHaveValue('')
    await expect(screen.currentWeight).toContainText(/79\.9 *kg.*−0\.6 kg/)
    await expect(screen.rows.first()).toContainText('79.9 kg, 84.9 cm')
    expect((await stored(api, anna))[0]).toEqual({ date: dayFromToday(0), weight: 79.9, waist: 84.9 })
  })

  await test.step('edit it', async () => {
    await screen.rows.first().getByRole('button', { name: /^Edit/ }).click()
    await expect(screen.weight).toHaveValue('79.9')
    await screen.waist.fill('')
    await screen.update.click()
    await expect(screen.rows.first()).not.toContainText('cm')
    await expect(screen.currentWaist).toContainText(/85 *cm/)
    await page.reload()
    await expect(screen.rows).toHaveCount(3)
    expect((await stored(api, anna))[0]).toEqual({ date: dayFromToday(0), weight: 79.9, waist: null })
  })

  await test.step('the chart says it as a picture and as a table', async () => {
    await expect(
      page.getByRole('img', { name: 'Weight went from 80.5 kg to 79.9 kg. Waist went from 86 cm to 85 cm.' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show Progress as a table' }).click()
    await expect(page.getByRole('region', { name: 'Progress' }).getByRole('row')).toHaveCount(4)
  })

  await test.step('delete it after a question, undo', async () => {
    await screen.rows
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    const question = page.getByRole('dialog', { name: 'Delete this measurement?' })
    const times = () => api.rows(anna, 'measurements?select=id,created_at&order=id')
    const before = await times()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(screen.rows).toHaveCount(3)
    await screen.rows
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(screen.rows).toHaveCount(2)
    await expect(screen.currentWeight).toContainText(/80\.5 *kg/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(screen.rows).toHaveCount(3)
    expect(await times()).toEqual(before)
  })

  await page.getByRole('button', { name: 'Hide history' }).click()
  await expect(screen.rows.first()).toBeHidden()
})

test('what cannot be a measurement is told at its field and not saved', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/measurements')
  const screen = screenOf(page)
  await expect(page.getByText('No measurements yet')).toBeVisible()
  await screen.save.click()
  await expect(screen.waist).toHaveAccessibleDescription(
    'Please provide at least one measurement (weight or waist)',
  )
  await screen.weight.fill('0')
  await screen.weight.blur()
  await expect(screen.weight).toHaveAccessibleDescription('Weight is between 20 and 300 kg')
  await screen.waist.fill('200,1')
  await screen.save.click()
  await expect(screen.waist).toHaveAccessibleDescription('Waist is between 40 and 200 cm')
  expect(await stored(api, anna)).toEqual([])
  await screen.waist.fill('')
  await screen.weight.fill('300')
  await screen.save.click()
  await expect(screen.rows).toHaveCount(1)
})

test('a failed load, save and deletion are told, and nothing typed is lost', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 80 })
  const fail = (method: string) =>
    page.route('**/rest/v1/measurements*', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
  await fail('GET')
  await signIn(page, anna, '/measurements')
  const screen = screenOf(page)
  await expect(page.getByText('Failed to load measurements. Please try again later.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(screen.rows).toHaveCount(1)

  await fail('POST')
  await screen.weight.fill('79.5')
  await screen.save.click()
  await expect(page.getByText('Failed to save measurement. Please try again.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved measurement is back.')).toBeVisible()
  await expect(screen.weight).toHaveValue('79.5')
  await page.unrouteAll()
  await screen.save.click()
  await expect(screen.rows).toHaveCount(2)

  await fail('DELETE')
  await screen.rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete measurement. Please try again.')).toBeVisible()
  await expect(screen.rows).toHaveCount(2)
})

test('a measurement that was changed elsewhere meanwhile is not written over', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const id = await api.insert(anna, 'measurements', { date: dayFromToday(-1), weight: 80 })
  await signIn(page, anna, '/measurements')
  const screen = screenOf(page)
  await screen.rows.first().getByRole('button', { name: /^Edit/ }).click()
  await screen.weight.fill('81')
  await api.update(anna, `measurements?id=eq.${id}`, { weight: 79 })
  await screen.update.click()
  const choice = page.getByRole('dialog', { name: 'This measurement was changed elsewhere' })
  await expect(choice.getByRole('row', { name: 'Weight 81 kg 79 kg' })).toBeVisible()
  await choice.getByRole('button', { name: 'Take the saved one' }).click()
  await expect(screen.weight).toHaveValue('79')
})

test('the screen loads with as few calls as it may, the same for one entry and for many, en', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  const open = async () => {
    await signIn(page, anna, '/measurements')
    await expect(screenOf(page).history).toBeVisible()
  }
  const calls = await callsDuring(page, open)
  expect(calls).toEqual([...new Set(calls)])
  expect(calls).toContain('GET /rest/v1/measurements')
  expect(calls.length).toBeLessThanOrEqual(3)
  await page.goto('about:blank') // an open screen reads anew what is logged elsewhere
  for (let day = 1; day <= 30; day++)
    await api.insert(anna, 'measurements', { date: dayFromToday(-day), weight: 80 })
  expect(await callsDuring(page, open)).toEqual(calls)
})

test('a weight and a waist at the same spot of the chart are both seen', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await api.insert(anna, 'measurements', { date: dayFromToday(-3), weight: 80.5, waist: 86 })
  await signIn(page, anna, '/measurements')
  await page.getByRole('figure').scrollIntoViewIfNeeded() // charts are drawn when they come near
  const marks = page.getByRole('img', { name: /^Weight/ }).locator('circle')
  await expect(marks).toHaveCount(2)
  const widths = await marks.evaluateAll((circles) =>
    circles.map((circle) => circle.getBoundingClientRect().width),
  )
  expect(widths[0], 'the mark below').toBeGreaterThan(widths[1]!)
})

for (const lang of ['en', 'ru'] as const)
  test(`measurements are accessible and fit 320 px, ${lang}`, async ({ page, api, people, signIn }) => {
    const anna = await people.client()
    await api.insert(anna, 'measurements', { date: dayFromToday(-60), weight: 80.5, waist: 86 })
    await api.insert(anna, 'measurements', {
      date: dayFromToday(-1),
      weight: 79.5,
      waist: 200,
      notes: 'оченьдлинноеслово'.repeat(6),
    })
    await signIn(page, anna, '/measurements', lang)
    const summary =
      lang === 'en'
        ? /^Weight went from 80\.5 kg to 79\.5 kg\..*No weight between/
        : /^Вес был 80,5 кг, стал 79,5 кг\..*вес не измеряли/
    await page.getByRole('figure').scrollIntoViewIfNeeded() // charts are drawn when they come near
    await expect(page.getByRole('img', { name: summary })).toBeVisible()
    await page
      .getByRole('listitem')
      .getByRole('button', { name: lang === 'en' ? /^Edit/ : /^Изменить/ })
      .first()
      .click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('img', { name: summary })).toBeVisible()
    await expectNoOverflow(page)
  })
