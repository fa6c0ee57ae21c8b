import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { type ProfileFields, profileFieldsSchema } from './model/profile-form'

/** Changes of the profile that are not saved yet, on this device. */
export const profileDrafts = fieldsDrafts('professional-profile', firstShape(profileFieldsSchema))

/** Whether two states of the form say the same; the order of chosen tags does not count. */
export const areSameFields = (one: ProfileFields, other: ProfileFields): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = (fields: ProfileFields) =>
  profileFieldsSchema.parse({
    ...fields,
    expertise: fields.expertise.toSorted(),
    languages: fields.languages.toSorted(),
  })
