import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AppError } from '@/shared/api/app-error'
import { FunctionRefusal } from '@/shared/api/functions'
import { errorText } from '@/shared/i18n/error-text'

export type AnalysisProblemCode =
  | 'image-missing'
  | 'image-invalid'
  | 'too-large'
  | 'image-unreadable'
  | 'analysis-failed'

/** A photo that is not worth sending, or an answer that is none. */
export class AnalysisProblem extends Error {
  override name = 'AnalysisProblem'
  readonly code: AnalysisProblemCode

  constructor(code: AnalysisProblemCode, cause?: unknown) {
    super(`the photo was not analyzed: ${code}`, { cause })
    this.code = code
  }
}

/** Limits of the encoded photo in characters. */
const leastCharacters = 100
const mostCharacters = 3_000_000

/** @param image the photo in base64, without a prefix */
export function imageProblem(image: string): AnalysisProblemCode | undefined {
  if (image.length < leastCharacters) return 'image-invalid'
  return image.length > mostCharacters ? 'too-large' : undefined
}

const again = msg`Try again, or enter the values yourself.`
const byHand = msg`You can enter the values yourself.`

type Words = { text: MessageDescriptor; advice?: MessageDescriptor }

/** Words for the codes of ours and of the function. */
const problemWords: Record<string, Words> = {
  'image-missing': { text: msg`No image URL provided`, advice: msg`Add a photo of the meal first.` },
  'image-invalid': { text: msg`Invalid image data. Please try another image.` },
  'too-large': { text: msg`Image is too large. Please use a smaller image (under 2MB).` },
  'image-unreadable': { text: msg`Failed to process image. Please try again.` },
  'image-unsupported': { text: msg`Image format not supported. Please try another image.` },
  'not-configured': { text: msg`API configuration incomplete` },
  'no-food': { text: msg`No food was recognized in the photo`, advice: byHand },
  'rate-limited': {
    text: msg`Too many requests`,
    advice: msg`Today's photo analyses are used up. You can enter the values yourself.`,
  },
  'analysis-failed': { text: msg`Failed to analyze image`, advice: again },
  unavailable: { text: msg`The service is not available. Please try again.` },
  internal: { text: msg`Something went wrong. Please try again.` },
}

export type AnalysisWords = {
  text: MessageDescriptor
  advice?: MessageDescriptor
  /** Names of the settings that an administrator has to make. */
  settings?: string
}

const failedWith = (advice: MessageDescriptor): AnalysisWords => ({
  text: msg`Failed to analyze image`,
  advice,
})

function wordsOfRefusal(refusal: FunctionRefusal): AnalysisWords {
  const { reason = '', details, message } = refusal
  const words = problemWords[reason]
  if (reason === 'not-configured')
    return { ...problemWords['not-configured']!, settings: details?.match(/VISION_\w+/g)?.join(', ') }
  return words ?? failedWith(message === '' ? again : errorText(refusal))
}

/** What a user reads when a photo was not analyzed; what was typed is untouched. */
export function analysisWords(error: Error): AnalysisWords {
  if (error instanceof FunctionRefusal) return wordsOfRefusal(error)
  if (error instanceof AnalysisProblem) return problemWords[error.code] ?? failedWith(again)
  return failedWith(error instanceof AppError ? errorText(error) : again)
}
