import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { clientProfileFieldsSchema } from './client-profile-form'

/** Changes of the profile that are not saved yet, on this device. */
export const clientProfileDrafts = fieldsDrafts('profile', firstShape(clientProfileFieldsSchema))
