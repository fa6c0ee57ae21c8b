export { ClientDetailPage } from './ClientDetailPage'
