/** What the rest of the app may know about a failed call. Never shown as is: screens map `code` to words. */
export type ErrorCode =
  | 'not-configured'
  | 'network'
  | 'not-kept'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'duplicate'
  | 'invalid'
  | 'day-to-come'
  | 'day-full'
  | 'file-not-there'
  | 'file-not-true'
  | 'too-large'
  | 'too-many'
  | 'cancelled'
  | 'unknown'

export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode

  /**
   * @param code what went wrong, in the app's own vocabulary
   * @param message what the backend said; for logs and for telling two rules apart, never for the screen
   */
  constructor(code: ErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The backend was reached and fell silent: whoever waits has waited for long, and decides alone about another try. */
export class NoAnswerError extends AppError {
  override name = 'NoAnswerError'

  constructor(cause: unknown) {
    super('network', 'no answer in time', cause)
  }
}

/** Whether nobody answered. */
export const isNetworkError = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'network'

/** Business rules raise PT4xx in Postgres, which arrives as that HTTP status. */
const codeOfStatus: Record<number, ErrorCode> = {
  0: 'network',
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid',
  429: 'too-many',
  502: 'network',
  503: 'network',
  504: 'network',
}

const codeOfSqlState: Record<string, ErrorCode> = {
  PGRST116: 'not-found',
  PGRST301: 'signed-out',
  PGRST303: 'signed-out',
  '23505': 'duplicate',
  '23503': 'not-found',
  '23514': 'invalid',
  '22P02': 'invalid',
  '42501': 'forbidden',
}

/** Refusals with words of their own, by the sentence of the database. */
const codeOfRule: Record<string, ErrorCode> = {
  'This day is still to come': 'day-to-come',
  'A day has 24 hours': 'day-full',
  'The file of this message is not there': 'file-not-there',
  'The file of this message is not what its name says': 'file-not-true',
}

/**
 * Names a failure of the backend.
 * @param status HTTP status; 0 when no answer came
 * @param message what the backend said
 * @param sqlState Postgres or PostgREST code, where there is one
 */
export function toAppError(status: number, message: string, sqlState = '', cause?: unknown): AppError {
  // A session that could not be renewed asks as nobody, who may do nothing (42501): what has to be done is to log in again.
  const code =
    status === 401 ? 'signed-out' : (codeOfRule[message] ?? codeOfSqlState[sqlState] ?? codeOfStatus[status])
  return new AppError(code ?? 'unknown', message, cause)
}
