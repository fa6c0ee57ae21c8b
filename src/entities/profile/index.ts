export { loadSessionUser, userOfAccount } from './api/session-user'
export { type Gender, genders } from './model/gender'
export { genderTexts } from './model/gender-texts'
export type { OwnProfile } from './model/own-profile'
