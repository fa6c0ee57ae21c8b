import { expect, type Locator, type Page } from '@playwright/test'

/** The client's dashboard in English, as a user reads it. */
export class Dashboard {
  readonly today: Locator
  readonly weight: Locator
  readonly meals: Locator
  readonly activities: Locator
  readonly moods: Locator

  constructor(readonly page: Page) {
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    this.today = region("Today's summary")
    this.weight = region('Current weight')
    this.meals = region('Recent meals')
    this.activities = region('Recent activities')
    this.moods = region('Mood and meals')
  }

  /** The card that asks for the mood after this meal. */
  ask(title: string): Locator {
    return this.page.getByRole('region', { name: `How do you feel after “${title}”?` })
  }

  /** One of the four figures of the mood panel. */
  async expectMoodFigure(label: string, figure: string): Promise<void> {
    await expect(this.moods.getByText(label, { exact: true }).first().locator('..')).toContainText(figure)
  }
}
