export type { ClientOverview } from './model/client-overview'
export type { ClientProgress } from './model/client-progress'
