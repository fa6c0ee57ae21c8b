import { expect, type Locator, type Page } from '@playwright/test'
import { type Api, dayFromToday, dayOf, type Person } from './fixtures.ts'

const minuteMs = 60_000

/** A whole minute so many hours ahead, ISO. */
export function hoursAhead(hours: number): string {
  const at = Date.now() + hours * 60 * minuteMs
  return new Date(Math.ceil(at / minuteMs) * minuteMs).toISOString()
}

/** So many minutes after noon, so many days ahead, ISO. */
export function noonAhead(days: number, minutes = 0): string {
  return new Date(Date.parse(`${dayFromToday(days)}T12:00:00`) + minutes * minuteMs).toISOString()
}

/** Offers slots as the coach would from another device; answers their ids, by start. */
export async function offer(api: Api, coach: Person, starts: readonly string[]): Promise<string[]> {
  const reply = await api.fetch('/rest/v1/appointments', {
    method: 'POST',
    headers: { ...(await api.headers(coach)), Prefer: 'return=representation' },
    data: starts.map((start_time) => ({
      nutritionist_id: coach.id,
      start_time,
      duration: 20,
      status: 'available',
    })),
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const rows: { id: string; start_time: string }[] = await reply.json()
  return rows.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)).map(({ id }) => id)
}

export const bookByApi = (api: Api, client: Person, id: string): Promise<void> =>
  api.update(client, `appointments?id=eq.${id}`, { client_id: client.id, status: 'pending' })

export const answerByApi = (api: Api, coach: Person, id: string, status: string): Promise<void> =>
  api.update(coach, `appointments?id=eq.${id}`, { status })

export async function statusOf(api: Api, person: Person, id: string): Promise<string | undefined> {
  const [row] = await api.rows<{ status: string }>(person, `appointments?select=status&id=eq.${id}`)
  return row?.status
}

/** The calendar, as a user reads and works it; what is named is in English unless it says otherwise. */
export class Calendar {
  readonly grid: Locator
  readonly own: Locator

  /** @param root where the month is: the page, or a dialog over it */
  constructor(
    readonly page: Page,
    private readonly root: Page | Locator = page,
  ) {
    this.grid = root.getByRole('grid')
    this.own = page.getByRole('region', { name: 'Your appointments' })
  }

  /** The button of a day, by its name. */
  day(at: string): Locator {
    const label = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(dayOf(Date.parse(at))))
    return this.grid.getByRole('button', { name: new RegExp(`^${label.replace(',', ',?')}(,|$)`) })
  }

  /** Presses a day of this month or the next, in either language. */
  async press(day: Locator): Promise<void> {
    await expect(this.grid).not.toHaveAttribute('aria-busy', 'true')
    const isHere = (await day.count()) > 0
    if (!isHere) await this.root.getByRole('button', { name: /^(Next month|Следующий месяц)$/ }).click()
    await day.first().click()
  }

  open(at: string): Promise<void> {
    return this.press(this.day(at))
  }

  time(text: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${text}`) })
  }

  /** Ticks a time to be offered; the label takes the press, the box itself is visually hidden. */
  async tick(time: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: time, exact: true }).locator('..').click()
  }

  /** Chooses a time, and stops at the question. */
  async choose(text: string): Promise<void> {
    await this.time(text).locator('..').click()
    await this.page.getByRole('button', { name: /^Book \d/ }).click()
  }

  async answer(verb: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click()
  }
}
