import { expect, it } from 'vitest'
import { recentDays } from './recent-days'

const evening = Date.parse('2026-11-30T20:00:00Z')

it.each([
  ['Asia/Tokyo', '2026-12-01', '2026-11-25'],
  ['UTC', '2026-11-30', '2026-11-24'],
  ['Pacific/Honolulu', '2026-11-30', '2026-11-24'],
])('offers the seven latest days of a client in %s', (zone, latest, earliest) => {
  const days = recentDays(evening, zone)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, latest, earliest])
})
