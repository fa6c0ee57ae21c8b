import { useLingui } from '@lingui/react'
import { type Day, daysBetween, toDay } from '../lib/day'
import { type ShareBounds, wholePercent } from '../lib/whole-percent'
import { languageColumn, type Locale } from './languages'

const tags = languageColumn('tag')

const dayStyles = {
  /** Friday, 27 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 27 November 2026 */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 27 November */
  date: { day: 'numeric', month: 'long' },
  /** 27 Nov */
  short: { day: 'numeric', month: 'short' },
  /** 27 Nov 2026 */
  shortFull: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri */
  weekday: { weekday: 'short' },
  /** Friday */
  weekdayName: { weekday: 'long' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof dayStyles

/** Styles without a year, each with the one that stands for it in other years. */
const yearly = { long: 'full', date: 'full', short: 'shortFull' } satisfies Partial<
  Record<DayStyle, DayStyle>
>
export type NearStyle = keyof typeof yearly

/**
 * Writes numbers, days and times in the reader's language.
 * @param locale its code
 */
export function createFormat(locale: string) {
  const tag = tags[locale as Locale]
  const numbers = kept(
    (digits: number) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'negative' }),
  )
  const changes = kept(
    (digits: number) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }),
  )
  const fixed = kept(
    (digits: number) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  const number = (value: number, digits = 0) => withMinus(numbers(digits).format(value))
  const percents = kept((style: 'percent') => new Intl.NumberFormat(tag, { style }))
  const agesOf = kept((numeric: 'auto') => new Intl.RelativeTimeFormat(tag, { numeric }))
  const age = (...passed: Parameters<Intl.RelativeTimeFormat['format']>) => agesOf('auto').format(...passed)
  const days = kept(
    (style: DayStyle) => new Intl.DateTimeFormat(tag, { ...dayStyles[style], timeZone: 'UTC' }),
  )
  const clocks = kept(
    (zone: string) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone }),
  )
  const day = (on: Day, style: DayStyle = 'long') =>
    sentenceCase(withYearMark(days(style).format(new Date(on))))
  return {
    /** What rounds to zero has no sign. @param digits digits behind the point, at most; trailing zeros are left out */
    number,
    /** Energy in kcal, whole everywhere: rounded here and nowhere before, so a sum is of what is stored. */
    energy: (kcal: number) => number(kcal),
    /** A mean in whole units, such as minutes a week; a little is not nothing: 0.3 is '<1'. */
    mean: (value: number) => (value > 0 && value < 0.5 ? '<1' : number(value)),
    /** @param digits digits behind the point, always so many: a rating of 4 is 4.0 */
    fixed: (value: number, digits: number) => fixed(digits).format(value),
    /** With its sign, +1.2 and −0.5; what rounds to zero has none. @param digits as for `number` */
    signed: (value: number, digits = 0) => withMinus(changes(digits).format(value)),
    /**
     * @param share a part of 1: 0.25 is 25%
     * @param bounds that it is not rounded across
     */
    percent: (share: number, bounds?: ShareBounds) =>
      percents('percent').format(wholePercent(share, bounds) / 100),
    /** @param bytes whole; megabytes are rounded up, so that what is over a limit does not look as if it met it */
    fileSize: (bytes: number) => {
      const [size, unit] =
        bytes < 1024
          ? [bytes, 'byte']
          : bytes < 1024 ** 2
            ? [Math.ceil(bytes / 1024), 'kilobyte']
            : [Math.ceil((bytes / 1024 ** 2) * 100) / 100, 'megabyte']
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(size)
    },
    day,
    /** A day with its year only where that is another than the year of `today`. */
    nearDay: (on: Day, today: Day, style: NearStyle = 'long') =>
      day(on, yearOf(on) === yearOf(today) ? style : yearly[style]),
    /**
     * @param at an instant, ISO
     * @param zone IANA name; this device's when left out
     */
    time: (at: string, zone?: string) =>
      zone ? clocks(zone).format(new Date(at)) : clocks('UTC').format(onThisClock(at)),
    /**
     * How long ago: minutes and hours within a day, calendar days of this device after that, months after 30 days.
     * @param at an instant, ISO; one that is still to come counts as now
     * @param now ms since the epoch
     */
    ago: (at: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
      const passed = daysBetween(toDay(new Date(at)), toDay(new Date(now)))
      if (minutes < 1) return age(0, 'second')
      if (minutes < 60) return age(-minutes, 'minute')
      if (minutes < 24 * 60) return age(-Math.floor(minutes / 60), 'hour')
      return passed <= 30 ? age(-passed, 'day') : age(-Math.floor(passed / 30.4), 'month')
    },
    /** @param zone IANA name: Europe/Berlin is 'Central European Time' */
    zone: (zone: string) =>
      new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  }
}
/** Four digits. */
const yearOf = (day: Day): string => day.slice(0, 4)

export type Format = ReturnType<typeof createFormat>

/** This device's time of day as if it were UTC's, so that a kept format follows a device that moves to another zone. */
function onThisClock(at: string): number {
  const instant = new Date(at)
  return instant.getTime() - instant.getTimezoneOffset() * 60_000
}

/** Keeps what is dear to make: a list writes hundreds of figures, days and times. */
function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Intl writes a hyphen where a minus belongs. */
const withMinus = (figure: string) => figure.replace('-', '−')

/** The mark behind a Russian year, '2026 г.', never stands alone on a line. */
const withYearMark = (text: string) => text.replace(/ (?=г\.$)/, '\u00a0')

/** Russian weekdays come in lower case, and a date that stands alone opens a line. */
const sentenceCase = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const formats = kept(createFormat)

/** The formats of the language on screen. */
export function useFormat(): Format {
  const { i18n } = useLingui()
  return formats(i18n.locale)
}
