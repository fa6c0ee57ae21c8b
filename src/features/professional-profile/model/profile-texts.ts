import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { logProblems } from '@/shared/i18n/log-problems'

const notNumber = msg`Enter a number, for example 80`
const negative = msg`Enter 0 or more`
const addressLong = msg`An address has at most 300 characters`

/** Words for what can be wrong with a profile. */
export const profileProblems: Record<string, MessageDescriptor> = {
  nameRequired: msg`Please enter your name`,
  nameLong: msg`A name has at most 120 characters`,
  bioLong: msg`The text about you has at most 4000 characters`,
  textLong: msg`This text has at most 2000 characters`,
  'years.notNumber': notNumber,
  'years.negative': negative,
  'years.tooFine': msg`Enter whole years`,
  'years.tooLarge': msg`Enter at most 80 years`,
  'rate.notNumber': notNumber,
  'rate.ambiguous': logProblems.ambiguous,
  'rate.negative': negative,
  'rate.tooFine': msg`At most two digits after the decimal sign`,
  'rate.tooLarge': msg`Enter at most 100000`,
  notWebAddress: msg`Enter the address of a web page, for example example.com/anna`,
  addressLong,
}
