import { useLingui } from '@lingui/react'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { answerProblem } from '../model/answer-problem'

type Props = {
  error: Error
  /** Whose request it was: the row may have gone meanwhile. */
  name: string
}

/** Why a request was not answered. */
export function AnswerProblem({ error, name }: Props) {
  const { _ } = useLingui()
  const { text, why } = answerProblem(error)
  return (
    <ErrorBox>
      {name}: {typeof text === 'string' ? text : _(text)}
      {why && <>. {_(why)}</>}
    </ErrorBox>
  )
}
