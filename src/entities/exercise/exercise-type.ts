import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is suggested: stored as a key, shown in the reader's language. */
const typeTexts: Record<string, MessageDescriptor> = {
  walking: msg`Walking`,
  running: msg`Running`,
  cycling: msg`Cycling`,
  swimming: msg`Swimming`,
  strength: msg`Strength training`,
  yoga: msg`Yoga`,
  dancing: msg`Dancing`,
  stretching: msg`Stretching`,
}

export const suggestedExerciseTypes: readonly string[] = Object.keys(typeTexts)

/**
 * @param type as it is stored: a suggested key, or what the client typed
 * @returns the type in the reader's language; what the client typed stays as it is
 */
export function exerciseTypeText(i18n: I18n, type: string): string {
  const text = typeTexts[type.toLowerCase()]
  return text ? i18n._(text) : type
}

/**
 * @param typed what stands in the field, in the reader's language
 * @returns what is stored: the key of a suggested type, else the text itself
 */
export function exerciseTypeOf(i18n: I18n, typed: string): string {
  const same = (text: string) => text.toLocaleLowerCase() === typed.trim().toLocaleLowerCase()
  return suggestedExerciseTypes.find((key) => same(key) || same(exerciseTypeText(i18n, key))) ?? typed.trim()
}
