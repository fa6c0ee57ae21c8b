import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The professional links, in the order of the form, as the columns of profiles. */
export const linkColumns = [
  'website_url',
  'linkedin_url',
  'instagram_url',
  'facebook_url',
  'twitter_url',
  'youtube_url',
] as const
export type LinkColumn = (typeof linkColumns)[number]

export const linkTexts: Record<LinkColumn, MessageDescriptor> = {
  website_url: msg`Website`,
  linkedin_url: msg`LinkedIn`,
  instagram_url: msg`Instagram`,
  facebook_url: msg`Facebook`,
  twitter_url: msg`Twitter`,
  youtube_url: msg`YouTube`,
}
