export { openClient } from './api/client-detail'
export type { ClientDetail } from './model/client-detail'
export { watchMs } from './model/watch'
