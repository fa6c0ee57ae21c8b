export { type Faq, faqCategories, faqCategoryText } from './model/faq'
