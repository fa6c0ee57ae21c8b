export { getSessionBrief } from './api/session-brief'
export type { BriefMeal } from './model/session-brief'
