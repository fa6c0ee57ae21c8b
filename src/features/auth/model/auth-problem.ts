import { AppError } from '@/shared/api/app-error'

export type SignInProblem = 'notConfigured' | 'network' | 'tooMany' | 'unconfirmed' | 'invalid' | 'unknown'
export type SignUpProblem = 'notConfigured' | 'network' | 'tooMany' | 'weakPassword' | 'refused' | 'unknown'
export type NewPasswordProblem =
  | 'network'
  | 'tooMany'
  | 'weakPassword'
  | 'samePassword'
  | 'expired'
  | 'unknown'

type CommonProblem = 'notConfigured' | 'network' | 'tooMany'

/** Why a sign-in failed. */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.message === 'email_not_confirmed') return 'unconfirmed'
  return commonProblem(error) ?? (isRefusal(error) ? 'invalid' : 'unknown')
}

/** Why a registration failed. */
export function signUpProblem(error: unknown): SignUpProblem {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.message === 'weak_password') return 'weakPassword'
  return commonProblem(error) ?? (isRefusal(error) ? 'refused' : 'unknown')
}

/** Why a new password was not taken. */
export function newPasswordProblem(error: unknown): NewPasswordProblem {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.message === 'weak_password') return 'weakPassword'
  if (error.message === 'same_password') return 'samePassword'
  const common = commonProblem(error)
  if (common === 'network' || common === 'tooMany') return common
  return isRefusal(error) ? 'expired' : 'unknown'
}

function commonProblem({ code }: AppError): CommonProblem | undefined {
  if (code === 'not-configured') return 'notConfigured'
  if (code === 'network') return 'network'
  return code === 'too-many' ? 'tooMany' : undefined
}

/** The service understood the request and said no: HTTP 400, 401, 403, 404, 409, 422. */
const isRefusal = ({ code }: AppError): boolean =>
  ['invalid', 'signed-out', 'forbidden', 'not-found', 'conflict'].includes(code)
