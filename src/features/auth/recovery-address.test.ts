import { expect, test } from 'vitest'
import { isRecoveryRefused } from './recovery-address.ts'

test.each([
  ['#error=access_denied&error_code=otp_expired', '', true],
  ['', '?error=access_denied&lang=en', true],
  ['', '?lang=en', false],
  ['#access_token=x&type=recovery', '?lang=en', false],
])('%s%s', (hash, search, isRefused) => {
  expect(isRecoveryRefused({ hash, search })).toBe(isRefused)
})
