import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { AppError } from '../api/app-error'
import { failureText } from './failure-text'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const offline = new AppError('network', '')
const unknown = new AppError('unknown', '')

test.each([
  [
    msg`Failed to save targets`,
    offline,
    'Failed to save targets. No connection. Check your network and try again.',
  ],
  [msg`Failed to save targets`, unknown, 'Failed to save targets.'],
  [msg`Failed to save targets`, new TypeError('bug'), 'Failed to save targets.'],
  [
    msg`Failed to save measurement. Please try again.`,
    offline,
    'Failed to save measurement. Please try again. No connection. Check your network and try again.',
  ],
  [
    msg`Failed to save measurement. Please try again.`,
    unknown,
    'Failed to save measurement. Please try again.',
  ],
])('%o after %o', (failure, error, words) => {
  expect(failureText(i18n, failure, error)).toBe(words)
})
