export { getSessionBrief } from './api/session-brief'
export type { BriefMeal, SessionBrief } from './model/session-brief'
