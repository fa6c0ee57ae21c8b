export { ConnectionRequests } from './ui/ConnectionRequests'
