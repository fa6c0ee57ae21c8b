export { type Partner, type PendingRequest, type ReceivedRequest } from './model/connection'
