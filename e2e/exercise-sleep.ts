import { expect, type Locator, type Page } from '@playwright/test'
import type { Api, Person } from './fixtures.ts'

export type LogTable = 'exercise_entries' | 'sleep_entries' | 'mood_entries'

/** The exercise and sleep screen in English, as a user reads and works it. */
export class ActivityLog {
  readonly form: Locator
  readonly save: Locator
  readonly summary: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form')
    this.save = page.getByRole('button', { name: 'Save', exact: true })
    this.summary = page.getByRole('region', { name: /summary/i })
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  /** Chooses what to log. */
  async choose(what: 'Exercise' | 'Sleep' | 'Mood'): Promise<void> {
    await this.page.getByRole('group', { name: 'What do you want to log?' }).getByText(what).click()
  }

  list(what: 'Exercise' | 'Sleep' | 'Mood'): Locator {
    return this.page.getByRole('region', { name: what, exact: true })
  }

  async fillExercise(type: string, minutes: string, calories: string): Promise<void> {
    await this.field('Exercise').fill(type)
    await this.field('Duration, minutes').fill(minutes)
    await this.field('Calories burned, kcal').fill(calories)
  }

  async confirmDeletion(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}

/** What is stored of a person's entries, by the API and the person's own token. */
export const storedEntries = (
  api: Api,
  person: Person,
  table: LogTable,
): Promise<Record<string, unknown>[]> => api.rows(person, `${table}?select=*&order=created_at.desc`)
