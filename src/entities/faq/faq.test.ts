import { expect, it } from 'vitest'
import { type Faq, faqCategories, faqCategoryText } from './faq'

const about = (category: string): Faq => ({ id: category, category, question: 'Why?', answer: 'Because.' })

it('puts known categories first, each once, and others behind them', () => {
  const faqs = ['Account', 'Billing', 'Coaching', 'General', 'Account'].map(about)
  expect(faqCategories(faqs)).toEqual(['General', 'Coaching', 'Account', 'Billing'])
})

it('shows a category without a label as it is', () => {
  const translate = ({ message = '' }) => message
  expect(faqCategoryText('Privacy', translate)).toBe('Privacy')
  expect(faqCategoryText('Billing', translate)).toBe('Billing')
})
