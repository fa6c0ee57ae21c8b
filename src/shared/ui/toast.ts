export { showToast } from './toast-store'
export { Toasts } from './Toasts'
