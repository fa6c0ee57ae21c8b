import { draftStore } from '@/shared/lib/draft-store'
import { type ClientProfileFields, clientProfileFieldsSchema } from './client-profile-form'

const keyOf = (userId: string) => `profile:${userId}`

/** Changes of the profile that are not saved yet, on this device. */
export const clientProfileDrafts = {
  find: (userId: string): ClientProfileFields | undefined =>
    clientProfileFieldsSchema.safeParse(draftStore.read(keyOf(userId))).data,
  keep: (userId: string, { fields }: { fields: ClientProfileFields }): void =>
    draftStore.write(keyOf(userId), fields),
  forget: (userId: string): void => draftStore.remove(keyOf(userId)),
}
