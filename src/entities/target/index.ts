export { findTarget } from './api/targets'
export { dailyTargets } from './model/daily-targets'
export {
  type AimKey,
  aimKeys,
  noAims,
  type Target,
  type TargetChange,
  targetSchema,
} from './model/target'
export { type Standing, standings } from './model/target-status'
export { TargetStatusMark } from './ui/TargetStatusMark'
