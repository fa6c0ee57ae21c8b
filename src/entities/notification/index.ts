export {
  type Notification,
  type NotificationKind,
  type OwnChange,
  ownChangeSchema,
} from './model/notification'
export { type ToldList } from './api/notifications'
