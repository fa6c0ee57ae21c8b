export { type Mood, moodEmoji, moodOfValue, moods, moodText, moodValue } from './model/mood'
export { MoodFace } from './ui/MoodFace'
export { MoodPicker } from './ui/MoodPicker'
export { MoodShift } from './ui/MoodShift'
