export { installApp } from './model/install-app'
export type { Senders } from './model/send-waiting'
export { DeviceNotes } from './ui/DeviceNotes'
