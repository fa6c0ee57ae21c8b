export { isRecoveryRefused } from './model/recovery-address'
export { ForgotPasswordForm } from './ui/ForgotPasswordForm'
export { NewPasswordForm } from './ui/NewPasswordForm'
