export { Invitation } from './ui/Invitation'
