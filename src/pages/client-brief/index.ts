export { ClientBriefPage } from './ClientBriefPage'
