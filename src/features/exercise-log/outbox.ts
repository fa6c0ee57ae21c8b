export { sendUnsentExercise, sendUnsentMood, sendUnsentSleep } from './api/send-unsent'
