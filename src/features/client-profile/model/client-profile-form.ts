import * as z from 'zod/mini'
import { genders } from '@/entities/profile/gender'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { asTyped } from '@/shared/lib/amount'
import { optionalAmount } from '@/shared/lib/amount-field'
import { changedFields } from '@/shared/lib/changed-fields'
import { nameField, optionalText } from '@/shared/lib/text-fields'

/** Bounds of the columns of profiles, in characters and years. */
const longest = { occupation: 120, objectives: 2_000 }
const ageRule = { min: 13, max: 120, digits: 0 }

const gender = z.enum(['', ...genders])

export const clientProfileSchema = z.object({
  name: nameField,
  photo: z.nullable(z.string()),
  age: optionalAmount(ageRule, 'age'),
  gender: z.pipe(
    gender,
    z.transform((chosen) => chosen || null),
  ),
  occupation: optionalText(longest.occupation, 'occupationLong'),
  objectives: optionalText(longest.objectives, 'objectivesLong'),
})

/** What the form holds: the age as it was typed, '' where no gender is given, `photo` as the column keeps it. */
export type ClientProfileFields = z.input<typeof clientProfileSchema>
/** What is saved. */
export type ClientProfileContent = z.output<typeof clientProfileSchema>

/** Recognises the fields of a draft. */
export const clientProfileFieldsSchema = z.object({
  name: z.string(),
  photo: z.nullable(z.string()),
  age: z.string(),
  gender,
  occupation: z.string(),
  objectives: z.string(),
}) satisfies z.ZodMiniType<ClientProfileFields>

/** @returns what of the profile the form is about */
export const contentOfProfile = (profile: OwnProfile): ClientProfileContent => ({
  name: profile.name,
  photo: profile.profile_picture_url,
  age: profile.age,
  gender: profile.gender,
  occupation: profile.occupation,
  objectives: profile.objectives,
})

/** @param locale whose decimal sign figures show */
export const fieldsOfContent = (content: ClientProfileContent, locale: string): ClientProfileFields => ({
  name: content.name,
  photo: content.photo,
  age: content.age === null ? '' : asTyped(content.age, locale),
  gender: content.gender ?? '',
  occupation: content.occupation ?? '',
  objectives: content.objectives ?? '',
})

/**
 * What the form shows once it is saved: the fields as they are stored, and what was typed while they were on their way.
 * @param sent the form when it was saved
 * @param now the form when that is done
 */
export const fieldsAfterSave = (
  stored: ClientProfileFields,
  sent: ClientProfileFields,
  now: ClientProfileFields,
): ClientProfileFields => ({ ...stored, ...changedFields(now, sent) })
