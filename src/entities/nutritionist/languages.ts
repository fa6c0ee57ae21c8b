import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The languages of consultation, as the database keeps them. */
export const consultationLanguages = [
  'Azerbaijani',
  'Turkish',
  'Russian',
  'English',
  'French',
  'German',
  'Spanish',
] as const
export type ConsultationLanguage = (typeof consultationLanguages)[number]

export const languageTexts: Record<ConsultationLanguage, MessageDescriptor> = {
  Azerbaijani: msg`Azerbaijani`,
  Turkish: msg`Turkish`,
  Russian: msg`Russian`,
  English: msg`English`,
  French: msg`French`,
  German: msg`German`,
  Spanish: msg`Spanish`,
}

export const isConsultationLanguage = (value: unknown): value is ConsultationLanguage =>
  consultationLanguages.includes(value as ConsultationLanguage)
