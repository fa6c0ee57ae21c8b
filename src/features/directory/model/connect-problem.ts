import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'

export type ConnectStep = 'ask' | 'cancel' | 'end'

/** What failed. */
export const failureTexts: Record<ConnectStep, MessageDescriptor> = {
  ask: msg`Failed to send connection request`,
  cancel: msg`Failed to cancel request`,
  end: msg`Failed to disconnect from nutritionist`,
}

/** The rules that may refuse a step, in words that say what holds now. */
const refusalTexts: Partial<Record<ConnectStep, Partial<Record<string, MessageDescriptor>>>> = {
  ask: {
    conflict: msg`You already have a nutritionist or an open request. This page is up to date now.`,
    forbidden: msg`This account is not open to requests.`,
    'too-many': msg`That was the last request for today. Try again tomorrow.`,
  },
  cancel: {
    conflict: msg`The nutritionist has answered meanwhile, or the request was cancelled elsewhere. This page is up to date now.`,
  },
}

/** Why a step of connecting failed. */
export const reasonText = (step: ConnectStep, error: unknown): MessageDescriptor =>
  (error instanceof AppError ? refusalTexts[step]?.[error.code] : undefined) ?? errorText(error)
