export { useSignOut } from './api/use-sign-out'
