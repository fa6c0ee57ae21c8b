export { installApp } from './model/install-app'
export { DeviceNotes } from './ui/DeviceNotes'
