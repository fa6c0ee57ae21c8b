export {
  type Partner,
  type PendingRequest,
  type ReceivedRequest,
  type Relationship,
} from './model/connection'
