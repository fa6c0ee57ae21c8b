import { expect, test } from 'vitest'
import { toStorageError } from './storage-error'

const refusal = (statusCode: string, message: string) => JSON.stringify({ statusCode, error: 'x', message })

test.each([
  [400, refusal('413', 'The object exceeded the maximum allowed size'), 'too-large'],
  [413, 'Request Entity Too Large', 'too-large'],
  [400, refusal('415', 'mime type text/plain is not supported'), 'invalid'],
  [400, refusal('403', 'new row violates row-level security policy'), 'forbidden'],
  [400, refusal('403', 'jwt expired'), 'signed-out'],
  [401, '', 'signed-out'],
  [400, refusal('404', 'Object not found'), 'not-found'],
  [400, refusal('409', 'The resource already exists'), 'duplicate'],
  [429, '{}', 'too-many'],
  [503, '<html>', 'network'],
  [500, 'null', 'unknown'],
  [400, refusal('InvalidKey', 'Invalid key'), 'invalid'],
])('%i %s is %s', (status, body, code) => {
  expect(toStorageError(status, body)).toMatchObject({ name: 'AppError', code })
})
