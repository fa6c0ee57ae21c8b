import type { Page } from '@playwright/test'
import { connect } from './chat.ts'
import { type Api, callsDuring, expect, newDevice, type Person, test } from './fixtures.ts'

/** The targets of a client, in English, as a nutritionist reads and works them. */
function targetsOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Targets', exact: true })
  const form = page.getByRole('form', { name: 'Targets' })
  return {
    panel,
    form,
    calories: form.getByLabel('Daily calories, kcal'),
    weight: form.getByLabel('Target weight, kg'),
    waist: form.getByLabel('Target waist, cm'),
    set: panel.getByRole('button', { name: 'Set targets' }),
    edit: panel.getByRole('button', { name: 'Edit targets' }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
  }
}

type People = { client: () => Promise<Person>; nutritionist: () => Promise<Person> }

/** A client and her nutritionist. */
async function makePair(api: Api, people: People): Promise<{ client: Person; coach: Person }> {
  const [client, coach] = await Promise.all([people.client(), people.nutritionist()])
  await connect(api, client, coach)
  return { client, coach }
}

test('targets are set and changed, their history is kept, and the client’s food log is measured against them', async ({
  page,
  browser,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, coach, `/clients/${client.id}`)
  const targets = targetsOf(page)
  await targets.set.click()
  await targets.weight.fill('64,5')
  await targets.calories.fill('1800')
  await targets.waist.fill('300')
  await targets.save.click()
  await expect(targets.waist).toHaveAccessibleDescription('Waist is between 40 and 200 cm')
  await targets.waist.fill('')
  await targets.save.click()
  await expect(page.getByText('Targets saved')).toBeVisible()
  await expect(targets.panel.getByRole('listitem').filter({ hasText: 'Target weight' })).toContainText(
    '64.5 kg',
  )

  await targets.edit.click()
  await targets.calories.fill('1700')
  await targets.save.click()
  await expect(targets.panel.getByText('1,700 kcal')).toBeVisible()
  await targets.panel.getByRole('button', { name: 'History of changes' }).click()
  await expect(targets.panel.getByText('Daily calories: 1,800 kcal → 1,700 kcal')).toBeVisible()
  await targets.panel.getByLabel('Target in the chart').selectOption('Daily calories')
  await expect(targets.panel.getByRole('img', { name: /^Now: 1,700 kcal/ })).toBeVisible()

  const phone = await newDevice(browser)
  await signIn(phone, client, '/food-log')
  await expect(phone.getByRole('region', { name: "Today's summary" })).toContainText('of 1,700 kcal')
  await phone.context().close()
})

test('targets that could not be saved stay in the form; those changed elsewhere are not written over', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client, coach } = await makePair(api, people)
  await signIn(page, coach, `/clients/${client.id}`)
  const targets = targetsOf(page)
  await page.route('**/rest/v1/client_targets*', (route) => route.fulfill({ status: 500, json: {} }))
  await targets.set.click()
  await targets.calories.fill('1900')
  await targets.save.click()
  await expect(targets.form.getByRole('alert')).toContainText('Failed to save targets')
  await page.unrouteAll()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved targets are back.')).toBeVisible()
  await targets.save.click()
  await targets.edit.click()
  await targets.calories.fill('2100')
  await api.update(coach, `client_targets?client_id=eq.${client.id}`, { target_daily_calories: 1500 })
  await targets.save.click()
  const choice = page.getByRole('dialog', { name: 'The targets were changed elsewhere' })
  await expect(choice.getByRole('row', { name: 'Daily calories 2,100 kcal 1,500 kcal' })).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(targets.panel.getByText('2,100 kcal')).toBeVisible()
})

test('anyone else’s client, and any client who asks, finds nobody, en', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const { client } = await makePair(api, people)
  const stranger = await people.nutritionist()
  await signIn(page, stranger, `/clients/${client.id}`)
  await expect(page.getByText('Client not found')).toBeVisible()
  const calls = await callsDuring(page, async () => {
    await signIn(page, client, `/clients/${client.id}`)
    await expect(page.getByText('Client not found')).toBeVisible()
  })
  expect(calls.join(' ')).not.toContain('open_client')
  await expect(page.getByText('Send Message')).toBeHidden()
})
