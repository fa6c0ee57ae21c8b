export { ClientsPage } from './ClientsPage'
