import { useLingui } from '@lingui/react'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { type ConnectStep, failureTexts, reasonText } from '../model/connect-problem'

/** What failed of connecting, and why. */
export function ConnectProblem({ step, error }: { step: ConnectStep; error: Error }) {
  const { _ } = useLingui()
  return (
    <ErrorBox>
      {_(failureTexts[step])}. {_(reasonText(step, error))}
    </ErrorBox>
  )
}
