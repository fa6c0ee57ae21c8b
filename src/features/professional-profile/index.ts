export { profileDrafts } from './model/profile-draft'
export { Credentials } from './ui/Credentials'
export { ProfileForm } from './ui/ProfileForm'
