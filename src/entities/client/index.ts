export { type Attention, needAttention, type Reason, reasonsFor } from './model/attention'
export { type ClientOrder, clientOrders, findClients, isClientOrder, sortClients } from './model/client-order'
export type { ClientOverview } from './model/client-overview'
export {
  type CoachFigures,
  coachFigures,
  isMeasuredOnce,
  progressOf,
  weightSinceStart,
} from './model/figures'
export { DayEnergy } from './ui/DayEnergy'
export { ReasonLine } from './ui/ReasonLine'
export { WeightNow } from './ui/WeightNow'
