export { AddClientPage } from './AddClientPage'
