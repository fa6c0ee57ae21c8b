export { DebugLog } from './ui/DebugLog'
export { LoginForm } from './ui/LoginForm'
