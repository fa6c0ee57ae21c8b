export { ChatPage } from './ChatPage'
