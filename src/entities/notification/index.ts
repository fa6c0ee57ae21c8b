export { type Notification, type NotificationKind } from './model/notification'
