export { MoodAsk } from './ui/MoodAsk'
export { MoodInsights } from './ui/MoodInsights'
export { MoodPanel } from './ui/MoodPanel'
export { MoodStudy } from './ui/MoodStudy'
