export { type Mood, moods, moodText } from './model/mood'
export { MoodPicker } from './ui/MoodPicker'
export { MoodShift } from './ui/MoodShift'
