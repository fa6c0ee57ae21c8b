import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { FunctionRefusal } from '@/shared/api/functions'
import { AnalysisProblem, analysisWords, imageProblem } from './analysis-problem'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

function read(error: Error): string {
  const { text, advice, settings } = analysisWords(error)
  return [i18n._(text), advice && i18n._(advice), settings].filter(Boolean).join(' | ')
}

test.each([
  [99, 'image-invalid'],
  [100, undefined],
  [3_000_000, undefined],
  [3_000_001, 'too-large'],
])('an image of %s characters: %s', (length, problem) =>
  expect(imageProblem('A'.repeat(length))).toBe(problem),
)

const missing = 'Missing: VISION_API_URL, VISION_API_KEY, VISION_MODEL'
test.each([
  [new AnalysisProblem('image-missing'), 'No image URL provided | Add a photo of the meal first.'],
  [new AnalysisProblem('image-invalid'), 'Invalid image data. Please try another image.'],
  [new AnalysisProblem('too-large'), 'Image is too large. Please use a smaller image (under 2MB).'],
  [new AnalysisProblem('image-unreadable'), 'Failed to process image. Please try again.'],
  [
    new FunctionRefusal(400, { error: 'x', code: 'image-unsupported' }),
    'Image format not supported. Please try another image.',
  ],
  [
    new FunctionRefusal(503, { error: 'x', code: 'not-configured', details: missing }),
    'API configuration incomplete | VISION_API_URL, VISION_API_KEY, VISION_MODEL',
  ],
  [new FunctionRefusal(503, { error: 'x', code: 'not-configured' }), 'API configuration incomplete'],
  [
    new FunctionRefusal(401, { error: 'Please sign in', code: 'not-signed-in' }),
    'Failed to analyze image | Your session has ended. Log in again to go on.',
  ],
  [
    new FunctionRefusal(418, { error: 'The kettle is empty', code: 'new-word' }),
    'Failed to analyze image | An error occurred. Please try again.',
  ],
  [new FunctionRefusal(502, undefined), 'Failed to analyze image | Try again, or enter the values yourself.'],
  [new AppError('network', ''), 'Failed to analyze image | No connection. Check your network and try again.'],
  [new Error('a bug'), 'Failed to analyze image | Try again, or enter the values yourself.'],
])('%s', (error, words) => expect(read(error)).toBe(words))
