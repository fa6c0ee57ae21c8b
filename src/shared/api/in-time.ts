import { AppError } from './app-error'

/**
 * Ends the wait for what may never come: a file of the app, an answer.
 * @param awaited goes on by itself after the wait has ended
 * @param limitMs how long it is waited for
 * @throws AppError `network` after that; else what `awaited` rejects with
 */
export async function inTime<T>(awaited: PromiseLike<T>, limitMs = 20_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('network', 'no answer in time')), limitMs)
  })
  try {
    return await Promise.race([awaited, late])
  } finally {
    clearTimeout(timer)
  }
}
