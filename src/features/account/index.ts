export { ChangeEmailDialog } from './ui/ChangeEmailDialog'
export { ChangePasswordDialog } from './ui/ChangePasswordDialog'
export { SignOutEverywhere } from './ui/SignOutEverywhere'
