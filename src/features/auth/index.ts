export { useSignOut } from './api/use-sign-out'
export { DebugLog } from './ui/DebugLog'
export { LoginForm } from './ui/LoginForm'
