import { dayFromToday, expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { FoodLog, logByApi, storedMeals } from './food-log.ts'

test('a meal is logged, edited, repeated, deleted and brought back', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)

  await test.step('log it', async () => {
    await log.title.fill('🍲 Борщ')
    await log.form.getByText('Dinner').click()
    await log.field('Calories, kcal').fill('1 234,5')
    await log.field('Protein, g').fill('93.5')
    await log.mood('before', 'Bad')
    await log.mood('after', 'Great')
    await log.addIngredient('Beet', '250')
    await log.addIngredient('Sour cream', '1,5', 'tbsp')
    await log.field('Notes').fill('With garlic')
    await expect(log.save).toHaveCount(1)
    await log.save.click()
    await log.expectSaved('🍲 Борщ')
    await expect(log.title).toHaveValue('')
    await expect(log.entries.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(log.entry('🍲 Борщ')).toContainText(/1,235 kcal.*Dinner.*2 ingredients/)
    await expect(log.summary).toContainText('1,235')
    await expect(log.summary).toContainText('of 2,000 kcal')
    const [stored] = await storedMeals(api, anna)
    expect(stored).toMatchObject({
      date: dayFromToday(0),
      meal_type: 'dinner',
      calories: 1234.5,
      mood_before_eating: 'bad',
      mood_after_eating: 'great',
      ingredients: [
        { name: 'Beet', quantity: 250, unit: 'grams' },
        { name: 'Sour cream', quantity: 1.5, unit: 'tbsp' },
      ],
    })
  })

  await test.step('edit it', async () => {
    await log.action('Edit', '🍲 Борщ').click()
    await expect(log.field('Calories, kcal')).toHaveValue('1234.5')
    await expect(log.save).toHaveCount(0)
    await log.title.fill('Green borscht')
    await log.form.getByRole('button', { name: 'Remove ingredient 1' }).click()
    await page.getByRole('button', { name: 'Update entry' }).click()
    await log.expectSaved('Green borscht')
    await expect(log.save).toHaveCount(1)
    const [stored] = await storedMeals(api, anna)
    expect(stored?.ingredients).toEqual([{ name: 'Sour cream', quantity: 1.5, unit: 'tbsp' }])
  })

  await test.step('repeat it without the mood', async () => {
    await log.action('Repeat', 'Green borscht').click()
    await expect(log.title).toHaveValue('Green borscht')
    await log.form.getByText('Snack').click()
    await log.field('Day').fill(dayFromToday(-1))
    await log.save.click()
    await log.expectSaved('Green borscht')
    await expect(page).toHaveURL(new RegExp(`day=${dayFromToday(-1)}`))
    const [repeated] = await storedMeals(api, anna)
    expect(repeated).toMatchObject({
      date: dayFromToday(-1),
      meal_type: 'snack',
      mood_before_eating: null,
      mood_after_eating: null,
    })
    expect(repeated?.ingredients).toHaveLength(1)
    await page.getByRole('button', { name: 'Today', exact: true }).click()
  })

  await test.step('hide, delete, undo', async () => {
    await page.getByRole('button', { name: 'Hide entries' }).click()
    await expect(log.entry('Green borscht')).toBeHidden()
    await page.getByRole('button', { name: 'Show entries' }).click()
    const [, before] = await storedMeals(api, anna)
    await log.action('Delete', 'Green borscht').click()
    await expect(log.entry('Green borscht')).toHaveCount(0)
    await expect(page.getByText('Meal deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(log.entry('Green borscht')).toHaveCount(1)
    expect((await storedMeals(api, anna))[1]).toEqual(before) // the older one of two, as it was
    await log.action('Delete', 'Green borscht').click()
    await expect(log.entry('Green borscht')).toHaveCount(0)
    await page.reload()
    await expect(log.entries).toContainText('Nothing logged yet')
  })
})

test('numbers are read as typed, or told at their field', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.save.click()
  await expect(log.title).toBeFocused()
  await expect(log.title).toHaveAccessibleDescription('Enter a title')
  await log.title.fill('Soup')

  const calories = log.field('Calories, kcal')
  for (const [typed, problem] of [
    ['1e3', 'Enter a number, for example 93.5'],
    [',', 'Enter a number, for example 93.5'],
    ['1,234', 'This can be read in two ways. Write 1234 or 1.2'],
    ['25,000', 'This can be read in two ways. Write 25'],
    ['-5', 'Enter 0 or more'],
    ['93,55', /At most one digit/],
    ['20001', /too much for one meal/],
  ] as const) {
    await calories.fill(typed)
    await calories.blur()
    await expect(calories).toHaveAccessibleDescription(problem)
  }
  await log.save.click()
  await expect(calories).toBeFocused()
  expect(await storedMeals(api, anna)).toEqual([])

  await calories.fill('93,5')
  await log.addIngredient('Rice', '')
  await log.addIngredient('', '')
  await log.save.click()
  await expect(log.field('Quantity').first()).toHaveAccessibleDescription('How much of it?')
  await log.field('Quantity').first().fill('80')
  await log.save.click()
  await log.expectSaved('Soup')
  expect((await storedMeals(api, anna))[0]).toMatchObject({
    calories: 93.5,
    ingredients: [{ name: 'Rice', quantity: 80, unit: 'grams' }],
  })
})

test('earlier days are the history: shown a page at a time, opened, repeated', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  for (let day = 1; day <= 9; day++)
    await logByApi(api, anna, { title: `Soup ${day}`, date: dayFromToday(-day) })
  await logByApi(api, anna, { title: 'Oats', calories: 93.5, date: dayFromToday(-1) })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await expect(log.history.getByRole('article')).toHaveCount(7)
  await expect(log.history.getByRole('article').first()).toContainText('394 kcal')
  await log.history.getByRole('button', { name: 'Show earlier days' }).click()
  await expect(log.history.getByRole('article')).toHaveCount(9)
  await expect(log.history.getByRole('button', { name: 'Show earlier days' })).toHaveCount(0)

  await log.history.getByRole('button', { name: 'Repeat: Soup 9' }).click()
  await expect(log.title).toHaveValue('Soup 9')
  await log.save.click()
  await log.expectSaved('Soup 9')

  await log.history.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`day=${dayFromToday(-1)}`))
  await expect(log.entry('Oats')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(log.entry('Soup 9')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
})

test('a day of the address that is no day, or still to come, is today', async ({ page, people, signIn }) => {
  const anna = await people.client()
  for (const day of ['2026-02-30', 'tomorrow', dayFromToday(1)]) {
    await signIn(page, anna, `/food-log?day=${day}`)
    await expect(page.getByLabel('Show day')).toHaveValue(dayFromToday(0))
    await expect(page.getByRole('region', { name: "Today's entries" })).toBeVisible()
  }
})

test('the day on screen is changed with the keys, one after the other', async ({ page, people, signIn }) => {
  await signIn(page, await people.client(), '/food-log?day=2026-03-15')
  const day = page.getByLabel('Show day')
  await day.focus()
  await day.press('ArrowRight') // from the month to the day
  for (const next of ['2026-03-14', '2026-03-13']) {
    await day.press('ArrowDown')
    await expect(day).toHaveValue(next)
    await expect(page).toHaveURL(new RegExp(`day=${next}`))
    await expect(day).toBeFocused()
  }
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(day).toHaveValue('2026-03-12')
})

for (const lang of ['en', 'ru'] as const)
  test(`the food log is accessible and fits 320 px, ${lang}`, async ({ page, api, people, signIn }) => {
    const anna = await people.client()
    await logByApi(api, anna, {
      title: 'Очень длинное название блюда '.repeat(4).trim(),
      date: dayFromToday(0),
    })
    await logByApi(api, anna, {
      date: dayFromToday(-1),
      mood_before_eating: 'bad',
      mood_after_eating: 'good',
    })
    await signIn(page, anna, '/food-log', lang)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: lang === 'en' ? 'Add ingredient' : 'Добавить ингредиент' }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('article')).toBeVisible()
    await expectNoOverflow(page)
  })

test('a meal of yesterday is logged again in two presses', async ({ page, api, people, signIn }) => {
  const anna = await people.client()
  await logByApi(api, anna, { title: 'Oatmeal', meal_type: 'breakfast', date: dayFromToday(-1) })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await page
    .getByRole('group', { name: 'Same as yesterday' })
    .getByRole('button', { name: /Oatmeal/ })
    .click()
  await log.save.click()
  await log.expectSaved('Oatmeal')
  expect((await storedMeals(api, anna))[0]).toMatchObject({
    title: 'Oatmeal',
    meal_type: 'breakfast',
    date: dayFromToday(0),
    calories: 300,
  })
})

test('a day that is chosen first is the day of the meal that is repeated then', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const anna = await people.client()
  await logByApi(api, anna, { title: 'Oatmeal', date: dayFromToday(-1) })
  await signIn(page, anna, '/food-log')
  const log = new FoodLog(page)
  await log.field('Day').fill(dayFromToday(-2))
  await log.history.getByRole('button', { name: 'Repeat: Oatmeal' }).click()
  await expect(log.title).toHaveValue('Oatmeal')
  await expect(log.field('Day')).toHaveValue(dayFromToday(-2))
})

for (const isKnown of [true, false])
  test(`the form stays in its place when ${isKnown ? 'earlier meals' : 'no meals'} come`, async ({
    page,
    api,
    people,
    signIn,
  }) => {
    const anna = await people.client()
    if (isKnown)
      for (const day of [-1, -2])
        await logByApi(api, anna, { title: `Oatmeal ${day}`, date: dayFromToday(day) })
    let answer = () => {}
    const isTime = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/rpc/food_log', (route) => isTime.then(() => route.continue()))
    await signIn(page, anna, '/food-log')
    const log = new FoodLog(page)
    await expect(log.title).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const place = await log.form.boundingBox()
    answer()
    await expect(log.entries).toContainText('Nothing logged yet')
    await expect(page.getByRole('button', { name: /^Repeat: Oatmeal/ })).toHaveCount(isKnown ? 4 : 0)
    expect(await log.form.boundingBox()).toMatchObject({ x: place!.x, y: place!.y })
  })

test('the energy of the macros is offered, and never over what was typed', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.client(), '/food-log')
  const log = new FoodLog(page)
  const [calories, offer] = [log.field('Calories, kcal'), log.form.getByText('The macros come to')]
  await log.field('Protein, g').fill('18,4')
  await log.field('Carbs, g').fill('45')
  await log.field('Fat, g').fill('6.5')
  await expect(offer).toContainText('312 kcal')
  await calories.fill('300')
  await expect(offer).toBeHidden()
  await calories.fill('')
  await log.form.getByRole('button', { name: 'Use 312 kcal' }).click()
  await expect(calories).toHaveValue('312')
  await expect(calories).toBeFocused()
  await expect(offer).toBeHidden()
})
