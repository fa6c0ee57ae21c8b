import { useLingui } from '@lingui/react/macro'
import { errorText } from '@/shared/i18n/error-text'
import { PhotoProblem, photoProblemText } from '@/shared/lib/photo/photo-problem'
import { ErrorBox } from '../ErrorBox'

type Props = {
  error: Error
  onRetry: () => void
  /** Words of the field's own, in place of those for every photo. */
  problemTexts?: Partial<typeof photoProblemText>
}

/** Why a photo was not stored, and the way on: another photo where this one is none, else the same once more. */
export function PhotoError({ error, onRetry, problemTexts }: Props) {
  const { i18n } = useLingui()
  const isRefused = error instanceof PhotoProblem
  const text = isRefused ? (problemTexts?.[error.code] ?? photoProblemText[error.code]) : errorText(error)
  return <ErrorBox onRetry={isRefused ? undefined : onRetry}>{i18n._(text)}</ErrorBox>
}
