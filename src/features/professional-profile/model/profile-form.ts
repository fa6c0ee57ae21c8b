import * as z from 'zod/mini'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { linkColumns } from '@/entities/nutritionist/links'
import { asTyped } from '@/shared/lib/amount'
import { optionalAmount } from '@/shared/lib/amount-field'
import { nameField, optionalText } from '@/shared/lib/text-fields'
import { addressText, readWebAddress } from '@/shared/lib/web-address'

/** Bounds of the columns of profiles, in characters, years and US dollars an hour. */
const longest = { bio: 4_000, text: 2_000 }
const yearsRule = { max: 80, digits: 0 }
const rateRule = { max: 100_000, digits: 2 }

const link = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const url = readWebAddress(typed)
    if (typeof url !== 'string') return url ? addressText(url) : null
    context.issues.push({ code: 'custom', message: url, input: typed })
    return z.NEVER
  }),
)

export const profileFormSchema = z.object({
  name: nameField,
  photo: z.nullable(z.string()),
  bio: optionalText(longest.bio, 'bioLong'),
  expertise: z.array(z.string()),
  languages: z.array(z.string()),
  education: optionalText(longest.text, 'textLong'),
  certifications: optionalText(longest.text, 'textLong'),
  years: optionalAmount(yearsRule, 'years'),
  rate: optionalAmount(rateRule, 'rate'),
  website_url: link,
  linkedin_url: link,
  instagram_url: link,
  facebook_url: link,
  twitter_url: link,
  youtube_url: link,
})

/** What the form holds: figures and links as they were typed; `photo` as the column keeps it. */
export type ProfileFields = z.input<typeof profileFormSchema>
/** What is saved. */
export type ProfileContent = z.output<typeof profileFormSchema>

/** Recognises the fields of a draft. */
export const profileFieldsSchema = z.object({
  name: z.string(),
  photo: z.nullable(z.string()),
  bio: z.string(),
  expertise: z.array(z.string()),
  languages: z.array(z.string()),
  education: z.string(),
  certifications: z.string(),
  years: z.string(),
  rate: z.string(),
  website_url: z.string(),
  linkedin_url: z.string(),
  instagram_url: z.string(),
  facebook_url: z.string(),
  twitter_url: z.string(),
  youtube_url: z.string(),
}) satisfies z.ZodMiniType<ProfileFields>

/** @param locale whose decimal sign the figures show */
export function fieldsOfProfile(profile: PublicNutritionist, locale: string): ProfileFields {
  const figure = (value: number | null) => (value === null ? '' : asTyped(value, locale))
  const links = Object.fromEntries(linkColumns.map((column) => [column, profile[column] ?? '']))
  return profileFieldsSchema.parse({
    ...links,
    name: profile.name,
    photo: profile.profile_picture_url,
    bio: profile.bio ?? '',
    expertise: profile.expertise,
    languages: profile.languages,
    education: profile.education ?? '',
    certifications: profile.certifications ?? '',
    years: figure(profile.years_experience),
    rate: figure(profile.consultation_rate),
  })
}
