import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { fileProblemTexts } from '@/shared/lib/file/file-problem-texts'
import { problemOf } from '@/shared/log/send-outbox'
import { FileGone, sendProblemText, UploadFailed } from './chat-problem'
import { pendingOf, takePending } from './pending-file'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

async function said(file: File, isFolder = false): Promise<string | undefined> {
  const { problem } = await takePending(pendingOf({ file, isFolder }))
  return problem && i18n._(fileProblemTexts.message[problem])
}

test('a picture goes with a message, a program does not, in the words of the spec', async () => {
  expect(
    await said(new File([readFileSync('e2e/fixtures/photos/animated.gif')], 'lunch.gif')),
  ).toBeUndefined()
  expect(await said(new File(['MZ\0\0'], 'setup.exe'))).toBe(
    'Invalid file type. Please upload images, PDFs, Word documents, Excel files, or text files.',
  )
})

test('5 MB are sent, one byte more is not', async () => {
  const sized = (bytes: number) => new File(['a'.repeat(bytes)], 'log.txt')
  expect(await said(sized(5 * 1024 * 1024))).toBeUndefined()
  expect(await said(sized(5 * 1024 * 1024 + 1))).toBe('This file is larger than 5 MB. Choose a smaller one.')
})

const failure = msg`Failed to send feedback`
test.each([
  [new UploadFailed(new AppError('network', '')), 'Failed to upload file'],
  [new AppError('unknown', ''), 'Failed to send feedback'],
  [new Error('a bug'), 'Failed to send feedback'],
  [new AppError('network', ''), 'No connection. Check your network and try again.'],
  [new AppError('forbidden', ''), 'You are no longer connected, so this was not sent.'],
  [new FileGone(), 'The file is no longer on this device. Attach it again.'],
])('%o is told', (error, words) => expect(i18n._(sendProblemText(problemOf(error), failure))).toBe(words))
