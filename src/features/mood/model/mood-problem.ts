import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isNetworkError } from '@/shared/api/app-error'

/** What a reader is told when moods did not load (spec section 8). */
export const moodLoadProblem = (error: unknown): MessageDescriptor =>
  isNetworkError(error)
    ? msg`Failed to load mood data. Please check your connection and try again.`
    : msg`Failed to load mood data`
