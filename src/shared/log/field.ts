import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { Format } from '../i18n/format'
import { type AmountRule, asTyped } from '../lib/amount'
import { amountField, amountOrZero } from '../lib/amount-field'
import { dayField, notesField as notesText } from '../lib/log-fields'
import { cleaned, isAtMost } from '../lib/text-fields'
import { requiredAmount } from './required-amount'

/** What writes a value in the reader's language. */
export type FieldWriter = { i18n: I18n; format: Format }

/**
 * One column of a log that its user fills in: how it is typed, read, shown and put into words. Everything that handles an
 * entry goes over the fields of its kind, so a column that stands here is nowhere forgotten.
 */
export type LogField<Stored, Typed> = {
  label: MessageDescriptor
  /** Reads what was typed; its problems are codes with words in the kind's `problems`. */
  read: z.ZodMiniType<Stored, Typed>
  /** Recognises what a draft holds. */
  typed: z.ZodMiniType<Typed>
  /** What the empty form holds. */
  empty: Typed
  /** A stored value as the user would type it. @param locale whose decimal sign it gets */
  show: (stored: Stored, locale: string) => Typed
  /** A stored value in the reader's language, for comparing two versions. */
  words: (stored: Stored, writer: FieldWriter) => string
  /** Whether the user has entered something that would be missed. */
  isFilled: (typed: Typed) => boolean
}

/** Stands where nothing was entered. */
export const nothing = '–'

const isText = (typed: string) => typed.trim() !== ''

/** The day of the entry. It is set when the entry is begun: nobody would miss it. */
export const dateField: LogField<string, string> = {
  label: msg`Day`,
  read: dayField,
  typed: z.string(),
  empty: '',
  show: String,
  words: (day, { format }) => format.day(day, 'full'),
  isFilled: () => false,
}

/** Notes of any entry; null where none were made. */
export const notesField: LogField<string | null, string> = {
  label: msg`Notes`,
  read: z.pipe(
    notesText,
    z.transform((text) => text || null),
  ),
  typed: z.string(),
  empty: '',
  show: (text) => text ?? '',
  words: (text) => text ?? nothing,
  isFilled: isText,
}

/**
 * A text that has to be there, cleaned.
 * @param most characters, as the database counts them
 * @param problems codes for an empty text and for a longer one
 */
export const textField = (
  label: MessageDescriptor,
  most: number,
  problems: { required: string; tooLong: string },
): LogField<string, string> => ({
  label,
  read: z
    .string()
    .check(cleaned, z.minLength(1, problems.required), z.refine(isAtMost(most), problems.tooLong)),
  typed: z.string(),
  empty: '',
  show: String,
  words: String,
  isFilled: isText,
})

const numberField = <Stored extends number | null>(
  label: MessageDescriptor,
  read: z.ZodMiniType<Stored, string>,
  words: (value: number, writer: FieldWriter) => string,
): LogField<Stored, string> => ({
  label,
  read,
  typed: z.string(),
  empty: '',
  show: (value, locale) => (value === null ? '' : asTyped(value, locale)),
  words: (value, writer) => (value === null ? nothing : words(value, writer)),
  isFilled: isText,
})

const inDigits =
  ({ digits }: AmountRule) =>
  (value: number, { format }: FieldWriter) =>
    format.number(value, digits)

/** A number that counts as 0 where it is left empty; each problem is its own code. */
export const numberOrZero = (label: MessageDescriptor, rule: AmountRule): LogField<number, string> =>
  numberField(label, amountOrZero(rule), inDigits(rule))

/**
 * A number that has to be there.
 * @param name stands before the codes of its own: `nameRequired`, `name.tooLarge`
 */
export const requiredNumber = (
  label: MessageDescriptor,
  rule: AmountRule,
  name: string,
): LogField<number, string> => numberField(label, requiredAmount(rule, name), inDigits(rule))

/**
 * A number that may be left empty, null then.
 * @param outOfRange the code for what is too small or too large
 * @param words the value with its unit
 */
export const optionalNumber = (
  label: MessageDescriptor,
  rule: AmountRule,
  outOfRange: string,
  words: (value: number, writer: FieldWriter) => string,
): LogField<number | null, string> => numberField<number | null>(label, amountField(rule, outOfRange), words)

/** One of a closed set that always says something, such as the type of a meal: nobody would miss it. */
export const choice = <Value extends string>(
  label: MessageDescriptor,
  values: readonly Value[],
  texts: Record<Value, MessageDescriptor>,
): LogField<Value, Value> => ({
  label,
  read: z.enum(values),
  typed: z.enum(values),
  empty: values[0]!,
  show: (value) => value,
  words: (value, { i18n }) => i18n._(texts[value]),
  isFilled: () => false,
})

/** One of a closed set, or nothing. */
export const optionalChoice = <Value extends string>(
  label: MessageDescriptor,
  values: readonly Value[],
  texts: Record<Value, MessageDescriptor>,
): LogField<Value | null, Value | null> => ({
  label,
  read: z.nullable(z.enum(values)),
  typed: z.nullable(z.enum(values)),
  empty: null,
  show: (value) => value,
  words: (value, { i18n }) => (value === null ? nothing : i18n._(texts[value])),
  isFilled: (value) => value !== null,
})

/** A key in a bucket: the folder of its owner, then the file. */
const photoKey = z.string().check(z.regex(/^[^/]+\/./))

/** The key of the entry's photo in its bucket. */
export const photoField: LogField<string | null, string | null> = {
  label: msg`Photo`,
  read: z.nullable(photoKey),
  typed: z.nullable(z.string()),
  empty: null,
  show: (key) => key,
  words: (key, { i18n }) => (key ? i18n._(msg`A photo`) : nothing),
  isFilled: (key) => key !== null,
}
