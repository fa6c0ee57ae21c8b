export { useLiveConnections } from './api/use-live-connections'
export { ConnectionRequests } from './ui/ConnectionRequests'
