import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Gender } from '@/entities/profile/gender'
import { genderTexts } from '@/entities/profile/gender-texts'

export const genderChoiceTexts: Record<Gender | '', MessageDescriptor> = {
  '': msg`Not given`,
  ...genderTexts,
}

/** Words for what can be wrong with a profile. */
export const clientProfileProblems: Record<string, MessageDescriptor> = {
  nameRequired: msg`Please enter your name`,
  nameLong: msg`A name has at most 120 characters`,
  occupationLong: msg`At most 120 characters`,
  objectivesLong: msg`This text has at most 2000 characters`,
  'age.notNumber': msg`Enter your age in years, for example 34`,
  'age.ambiguous': msg`Enter whole years`,
  'age.negative': msg`Enter an age from 13 to 120 years`,
  'age.tooSmall': msg`Enter an age from 13 to 120 years`,
  'age.tooLarge': msg`Enter an age from 13 to 120 years`,
  'age.tooFine': msg`Enter whole years`,
}
