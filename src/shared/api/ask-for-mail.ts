import { callFunction } from './functions'

/** What the other side can be told by mail (spec section 7). */
type News =
  | { type: 'new_message'; data: { senderId: string; recipientId: string; message: string } }
  | { type: 'target_update'; data: { clientId: string; nutritionistId: string; targets: object } }

/** Asks for a mail about what has happened, whether the mail goes out or not: a failure is only logged (spec section 8). */
export function askForMail(news: News): void {
  callFunction('notifications', news).catch((error: unknown) => console.warn('No mail was sent', error))
}
