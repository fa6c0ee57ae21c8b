import type { LogRow } from '@/shared/log/content'
import type { Senders } from '@/shared/log/courier'
import type { EntryStore } from '@/shared/log/entry-store'

/** Sends the entries of a log; its code comes when there is something to send. */
const logSenderOf =
  <Row extends LogRow>(load: () => Promise<EntryStore<Row>>) =>
  async () => {
    const [{ logSender }, store] = await Promise.all([import('@/shared/log/log-sender'), load()])
    return logSender(store)
  }

/** Who sends what waits on this device, by its kind. */
export const senders: Senders = {
  meal: logSenderOf(async () => (await import('@/entities/meal/store')).mealStore),
  exercise: logSenderOf(async () => (await import('@/entities/exercise/store')).exerciseStore),
  sleep: logSenderOf(async () => (await import('@/entities/sleep/store')).sleepStore),
  mood: logSenderOf(async () => (await import('@/entities/mood/store')).moodStore),
  measurement: logSenderOf(async () => (await import('@/entities/measurement/store')).measurementStore),
  message: async () => (await import('@/features/chat/message-sender')).messageSender,
}
