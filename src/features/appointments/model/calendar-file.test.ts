import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file'

const event = {
  uid: 'slot@day-and-plate',
  start: '2026-10-26T09:00:00+01:00',
  end: '2026-10-26T08:20:00.000Z',
  title: 'Appointment with Elena',
  notes: 'Bring your log',
  url: 'https://example.com/calendar',
}
const write = (fields: Partial<typeof event> = {}) =>
  calendarFile({ ...event, ...fields }, '2026-10-01T10:11:12.345Z')
const linesOf = (file: string) => file.split('\r\n')

test('the times are in UTC, whatever zone they came in', () => {
  const lines = linesOf(write())
  expect(lines).toContain('DTSTAMP:20261001T101112Z')
  expect(lines).toContain('DTSTART:20261026T080000Z')
  expect(lines).toContain('DTEND:20261026T082000Z')
})

test('it begins and ends as calendars want it, every line with CRLF', () => {
  const file = write()
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('what means something in the format is escaped', () => {
  const lines = linesOf(write({ title: 'Elena; M\\K, coach', notes: 'one\r\ntwo\nthree' }))
  expect(lines).toContain(String.raw`SUMMARY:Elena\; M\\K\, coach`)
  expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nthree`)
})

test('a long line is broken between characters, at 75 bytes, and can be put together again', () => {
  const title = `Встреча с ${'Еленой '.repeat(20)}👩‍⚕️`
  const lines = linesOf(write({ title }))
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const first = lines.findIndex((line) => line.startsWith('SUMMARY:'))
  const next = lines.findIndex((line, index) => index > first && !line.startsWith(' '))
  const unfolded = lines.slice(first, next).join('\r\n').replaceAll('\r\n ', '')
  expect(unfolded).toBe(`SUMMARY:${title}`)
})
