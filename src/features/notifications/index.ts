export { LazyNotificationPanel } from './ui/lazy-notification-panel'
export { NotificationBell } from './ui/NotificationBell'
