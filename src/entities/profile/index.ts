export { loadSessionUser, userOfAccount } from './api/session-user'
export { type Gender, genders } from './model/gender'
export type { OwnProfile } from './model/own-profile'
