import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { BookingRefused } from '../model/booking-refusal'
import { refusalTexts } from '../model/booking-texts'

type Props = {
  error: Error
  /** What failed, where no rule says why. */
  failure: ReactNode
}

/** Why a booking or a cancellation did not happen. */
export function RefusalBox({ error, failure }: Props) {
  const { i18n } = useLingui()
  if (error instanceof BookingRefused) return <ErrorBox>{i18n._(refusalTexts[error.reason])}</ErrorBox>
  return (
    <ErrorBox>
      {failure}. {i18n._(errorText(error))}
    </ErrorBox>
  )
}
