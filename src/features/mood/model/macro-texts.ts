import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Macro } from './insights'

export const macroTexts: Record<Macro, MessageDescriptor> = {
  protein: msg`Protein`,
  carbs: msg`Carbs`,
  fat: msg`Fat`,
}
