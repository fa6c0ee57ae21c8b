import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { IconArrowRight, IconHelpCircle, IconSalad, IconStethoscope, IconUser } from '@/shared/ui/icons'
import type { ResultKind } from './result'

export const kindTexts: Record<ResultKind, MessageDescriptor> = {
  screen: msg`Go to`,
  client: msg`Clients`,
  meal: msg`Your meals`,
  nutritionist: msg`Nutritionists`,
  question: msg`Questions and answers`,
}

export const kindIcons: Record<ResultKind, typeof IconUser> = {
  screen: IconArrowRight,
  client: IconUser,
  meal: IconSalad,
  nutritionist: IconStethoscope,
  question: IconHelpCircle,
}
