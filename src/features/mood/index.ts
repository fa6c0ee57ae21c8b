export { MoodAsk } from './ui/MoodAsk'
export { MoodPanel } from './ui/MoodPanel'
export { MoodStudy } from './ui/MoodStudy'
