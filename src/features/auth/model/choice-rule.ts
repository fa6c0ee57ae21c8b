import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchBy } from '@/entities/nutritionist/nutritionists'
import { cleanText } from '@/shared/lib/clean-text'

export type ChoiceProblem = 'idShape' | 'tooShort' | 'nobodySelected'

/**
 * What is wrong with a search for a nutritionist: a reference ID is six letters and digits, lower case and Cyrillic
 * look-alikes included; a name or e-mail has three characters or more.
 */
export function problemOfSearch(by: SearchBy, typed: string): 'idShape' | 'tooShort' | undefined {
  const text = cleanText(typed)
  if (by === 'id') return /^[\p{L}\d]{6}$/u.test(text) ? undefined : 'idShape'
  return text.length < 3 ? 'tooShort' : undefined
}

export const choiceTexts: Record<ChoiceProblem, MessageDescriptor> = {
  idShape: msg`A reference ID has 6 letters and digits`,
  tooShort: msg`Type at least 3 letters of the name, or the whole email`,
  nobodySelected: msg`Please select a nutritionist`,
}
