export { loadSessionUser } from './api/session-user'
