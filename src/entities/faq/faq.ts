import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'

/** A question and its answer, in one language. */
export const faqSchema = z.object({
  id: z.string(),
  /** A stable key; its label is `faqCategoryText`. */
  category: z.string(),
  question: z.string(),
  answer: z.string(),
})
export type Faq = z.output<typeof faqSchema>

/** Categories that have a label, in the order in which a newcomer asks. */
const labels: Record<string, MessageDescriptor> = {
  General: msg`General`,
  Logging: msg`Logging`,
  Coaching: msg`Coaching`,
  Appointments: msg({ context: 'FAQ', message: 'Appointments' }),
  Account: msg`Account`,
  Privacy: msg`Privacy`,
}

/** @returns the label of a category; one that an administrator has added is shown as it is */
export function faqCategoryText(category: string, translate: (text: MessageDescriptor) => string): string {
  const label = labels[category]
  return label ? translate(label) : category
}

/** @returns the categories of these questions, known ones first */
export function faqCategories(faqs: readonly Faq[]): string[] {
  const order = Object.keys(labels)
  const placeOf = (category: string) => (category in labels ? order.indexOf(category) : order.length)
  return [...new Set(faqs.map(({ category }) => category))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
}
