import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { analysisWords } from '../model/analysis-problem'

/** Why the photo was not analyzed, and what can be done about it. */
export function AnalysisError({ error }: { error: Error }) {
  const { _ } = useLingui()
  const { text, advice, settings } = analysisWords(error)
  return (
    <ErrorBox>
      {_(text)}
      {(advice || settings) && <br />}
      {advice && _(advice)}
      {settings && (
        <Trans>
          Photo analysis is not set up here: an administrator has to set {settings}. You can enter the values
          yourself.
        </Trans>
      )}
    </ErrorBox>
  )
}
