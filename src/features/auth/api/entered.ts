import { AppError } from '@/shared/api/app-error'
import { session } from '@/shared/auth/session-store'

/**
 * Waits until the account that the backend has just accepted is a user of the app.
 * @throws AppError `unknown` when its profile can neither be found nor made
 */
export function entered(): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop = () => {}
    const check = () => {
      const state = session.get()
      if (state.status === 'signed-in') resolve()
      else if (state.status === 'signed-out' && state.problem)
        reject(new AppError('unknown', 'the profile did not load'))
      else return
      stop()
    }
    stop = session.subscribe(check)
    check()
  })
}
