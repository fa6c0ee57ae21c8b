export { openClient } from './model/client-detail'
export type { ClientDetail } from './model/client-detail'
export { watchMs } from './model/watch'
