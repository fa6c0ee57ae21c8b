import { draftStore } from '@/shared/lib/draft-store'
import { type ProfileFields, profileFieldsSchema } from './profile-form'

const keyOf = (userId: string) => `professional-profile:${userId}`

/** Changes of the profile that are not saved yet, on this device. */
export const profileDrafts = {
  find: (userId: string): ProfileFields | undefined =>
    profileFieldsSchema.safeParse(draftStore.read(keyOf(userId))).data,
  keep: (userId: string, { fields }: { fields: ProfileFields }): void =>
    draftStore.write(keyOf(userId), fields),
  forget: (userId: string): void => draftStore.remove(keyOf(userId)),
}

/** Whether two states of the form say the same; the order of chosen tags does not count. */
export const areSameFields = (one: ProfileFields, other: ProfileFields): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = (fields: ProfileFields) =>
  profileFieldsSchema.parse({
    ...fields,
    expertise: fields.expertise.toSorted(),
    languages: fields.languages.toSorted(),
  })
