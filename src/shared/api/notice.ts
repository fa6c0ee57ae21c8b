import { AppError } from './app-error'
import { callFunction } from './functions'

/** What another person can be told of by mail, as the function takes it. */
export type Notice =
  | { type: 'new_message'; data: { senderId: string; recipientId: string; message: string } }
  | { type: 'target_update'; data: { clientId: string; nutritionistId: string; targets: object } }

/** Lets the other side know by mail. That is a courtesy, done without it: a failure is only logged. */
export function sendNotice(notice: Notice): void {
  callFunction('notifications', notice).catch((error: unknown) => {
    console.warn(
      `notifications: ${notice.type} failed: ${error instanceof AppError ? error.code : 'unknown'}`,
    )
  })
}
