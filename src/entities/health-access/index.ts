export { HealthAccessList } from './ui/HealthAccessList'
