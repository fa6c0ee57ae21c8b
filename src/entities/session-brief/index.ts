export { getSessionBrief } from './model/session-brief'
export type { BriefMeal } from './model/session-brief'
