/** A calendar day as yyyy-MM-dd. */
export type Day = string

/** The calendar day of this machine. */
export function today(): Day {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** @param count days later; earlier when negative */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Lists the days from the first to the last, both included. */
export function listDays(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** 0 is Sunday, as in JavaScript. */
export const weekdayFromSunday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Counts the days from one to another. */
export const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000
