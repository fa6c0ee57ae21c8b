export { MoodAsk } from './ui/MoodAsk'
export { MoodPanel } from './ui/MoodPanel'
