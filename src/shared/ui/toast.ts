export { showToast, type ToastOptions } from './toast-store'
export { Toasts } from './Toasts'
