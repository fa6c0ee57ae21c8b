import type { Senders } from '@/features/device'

const loadActivity = () => import('@/features/exercise-log/outbox')

/** Each log sends its own entries that waited on this device. */
export const senders: Senders = {
  meal: () => import('@/features/food-log/outbox').then((log) => log.sendUnsentMeal),
  exercise: () => loadActivity().then((log) => log.sendUnsentExercise),
  sleep: () => loadActivity().then((log) => log.sendUnsentSleep),
  mood: () => loadActivity().then((log) => log.sendUnsentMood),
  measurement: () => import('@/features/measurements/outbox').then((log) => log.sendUnsentMeasurement),
}
