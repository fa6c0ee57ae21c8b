import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AppError } from '@/shared/api/app-error'
import { ErrorBox } from '@/shared/ui/ErrorBox'

/** The day did not load, and another try; without a backend there is nothing to load. */
export function DayProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  const code = error instanceof AppError ? error.code : 'unknown'
  if (code === 'not-configured') return null
  const text =
    code === 'network'
      ? msg`Failed to load dashboard data. Please check your connection and try again.`
      : msg`Failed to load dashboard data`
  return <ErrorBox onRetry={onRetry}>{i18n._(text)}</ErrorBox>
}
