export { SetupForm } from './ui/SetupForm'
