import type { Appointment } from '@/entities/appointment/appointment'
import type { Day } from '@/shared/lib/day'

/** What is written into a calendar file; instants are ISO. */
export type CalendarEvent = {
  /** The same for every file of one appointment, so that a second import changes the first. */
  uid: string
  start: string
  end: string
  title: string
  notes: string
  url: string
}

/**
 * @param title what it is called in the reader's language
 * @param origin where the app is
 */
export function eventOf(
  { id, start_time: start, end_time: end }: Pick<Appointment, 'id' | 'start_time' | 'end_time'>,
  title: string,
  origin: string,
): CalendarEvent {
  const url = `${origin}/calendar`
  return { uid: `${id}@day-and-plate`, start, end, title, notes: url, url }
}

/** @param day of the appointment, on the reader's calendar */
export const calendarFileName = (day: Day): string => `appointment-${day}.ics`

/**
 * Writes an event as a calendar file (RFC 5545), in UTC.
 * @param at when it is written, ISO
 */
export function calendarFile(event: CalendarEvent, at: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Day&Plate//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${inUtc(at)}`,
    `DTSTART:${inUtc(event.start)}`,
    `DTEND:${inUtc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 2026-12-04T14:30:00.000Z is 20261204T143000Z. */
const inUtc = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Bytes of a line at most, without its end; the space that continues a line is one of them. */
const longestLine = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Breaks a long line between characters, never inside one. */
function folded(line: string): string {
  let result = ''
  let size = 0
  for (const character of line) {
    const added = bytesOf(character)
    if (size + added > longestLine) {
      result += '\r\n '
      size = 1
    }
    result += character
    size += added
  }
  return result
}
