import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The fixed list of what nutritionists know best, as keys that the database keeps. */
export const expertiseKeys = [
  'weight-management',
  'sports',
  'clinical',
  'diabetes',
  'heart-health',
  'digestive-health',
  'allergies',
  'eating-disorders',
  'prenatal',
  'children',
  'plant-based',
  'general-wellness',
] as const
export type Expertise = (typeof expertiseKeys)[number]

export const expertiseTexts: Record<Expertise, MessageDescriptor> = {
  'weight-management': msg`Weight management`,
  sports: msg`Sports nutrition`,
  clinical: msg`Clinical nutrition`,
  diabetes: msg`Diabetes`,
  'heart-health': msg`Heart health`,
  'digestive-health': msg`Digestive health`,
  allergies: msg`Food allergies`,
  'eating-disorders': msg`Eating disorders`,
  prenatal: msg`Pregnancy`,
  children: msg`Children`,
  'plant-based': msg`Plant-based eating`,
  'general-wellness': msg`General wellness`,
}

const isExpertise = (value: unknown): value is Expertise => expertiseKeys.includes(value as Expertise)

/**
 * @param translate turns a descriptor into the reader's language
 * @returns the words for a stored value; one that the list does not know is shown as it is
 */
export const expertiseText = (value: string, translate: (text: MessageDescriptor) => string): string =>
  isExpertise(value) ? translate(expertiseTexts[value]) : value
