import type { I18n, MessageDescriptor } from '@lingui/core'
import { AppError } from '../api/app-error'
import { errorText } from './error-text'

/**
 * What failed, and why, where that is known.
 * @param failure a sentence, with its full stop or without
 * @returns whole sentences in the reader's language
 */
export function failureText(i18n: Pick<I18n, '_'>, failure: MessageDescriptor, error: unknown): string {
  const text = i18n._(failure)
  const sentence = text.endsWith('.') ? text : `${text}.`
  const isKnown = error instanceof AppError && error.code !== 'unknown'
  return isKnown ? `${sentence} ${i18n._(errorText(error))}` : sentence
}
