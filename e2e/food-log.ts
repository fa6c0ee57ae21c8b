import { expect, type Locator, type Page } from '@playwright/test'
import type { Api, Person } from './fixtures.ts'

export const photos = 'e2e/fixtures/photos'

export type StoredMeal = {
  id: string
  date: string
  meal_type: string
  title: string
  calories: number
  image_url: string | null
  mood_before_eating: string | null
  mood_after_eating: string | null
  ingredients: { name: string; quantity: number; unit: string }[]
}

/** The food log in English, as a user reads and works it. */
export class FoodLog {
  readonly form: Locator
  readonly title: Locator
  readonly save: Locator
  readonly entries: Locator
  readonly history: Locator
  readonly summary: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form')
    this.title = this.form.getByLabel('Title')
    this.save = page.getByRole('button', { name: 'Save', exact: true })
    this.entries = page.getByRole('region', { name: /entries/i })
    this.history = page.getByRole('region', { name: 'Food history' })
    this.summary = page.getByRole('region', { name: /summary/i })
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  entry(title: string): Locator {
    return this.entries.getByRole('listitem').filter({ hasText: title })
  }

  /** A button of an entry, by its verb. */
  action(verb: 'Edit' | 'Delete' | 'Repeat', title: string): Locator {
    return this.entries.getByRole('button', { name: `${verb}: ${title}` })
  }

  async mood(when: 'before' | 'after', mood: string): Promise<void> {
    await this.form
      .getByRole('group', { name: `Mood ${when} eating` })
      .getByText(mood)
      .click()
  }

  async addIngredient(name: string, quantity: string, unit?: string): Promise<void> {
    await this.form.getByRole('button', { name: 'Add ingredient' }).click()
    await this.field('Ingredient').last().fill(name)
    await this.field('Quantity').last().fill(quantity)
    if (unit) await this.field('Unit').last().selectOption(unit)
  }

  /** The meal is in the list, and on this device only. */
  async expectWaiting(title: string): Promise<void> {
    await expect(this.entry(title)).toContainText('Saved here, not sent yet')
  }

  /** Logs a meal without a network. */
  async logWaiting(title: string, kcal?: string): Promise<void> {
    await this.title.fill(title)
    if (kcal) await this.field('Calories, kcal').fill(kcal)
    await this.save.click()
    await this.expectWaiting(title)
  }

  async expectSaved(title: string): Promise<void> {
    await expect(this.page.getByText('Meal saved')).toBeVisible()
    await expect(this.entry(title)).toHaveCount(1)
  }
}

/** What is stored of a person's meals, by the API and the person's own token. */
export async function storedMeals(api: Api, person: Person): Promise<StoredMeal[]> {
  const columns =
    'id,date,meal_type,title,calories,image_url,mood_before_eating,mood_after_eating,ingredients(name,quantity,unit)'
  const meals = await api.rows<StoredMeal>(
    person,
    `food_entries?select=${columns}&order=created_at.desc&ingredients.order=position`,
  )
  return meals.map((meal) => ({
    ...meal,
    calories: Number(meal.calories),
    ingredients: meal.ingredients.map((row) => ({ ...row, quantity: Number(row.quantity) })),
  }))
}

/** Logs a meal as another device would, and answers its id. */
export async function logByApi(
  api: Api,
  person: Person,
  meal: object,
  ingredients: object[] = [],
): Promise<string> {
  const id = crypto.randomUUID()
  const reply = await api.rpc(person, 'save_meal', {
    meal: { id, meal_type: 'lunch', title: 'Soup', calories: 300, ...meal },
    ingredients,
  })
  expect(reply.ok()).toBe(true)
  return id
}
