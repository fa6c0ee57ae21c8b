export { ClientProfileForm } from './ui/ClientProfileForm'
