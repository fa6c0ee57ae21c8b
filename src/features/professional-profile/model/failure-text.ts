import type { I18n, MessageDescriptor } from '@lingui/core'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'

/** @returns the words of the spec (section 8), and why it failed, where that is known */
export function failureText(i18n: I18n, text: MessageDescriptor, error: unknown): string {
  const isKnown = error instanceof AppError && error.code !== 'unknown'
  return isKnown ? `${i18n._(text)}. ${i18n._(errorText(error))}` : `${i18n._(text)}.`
}
