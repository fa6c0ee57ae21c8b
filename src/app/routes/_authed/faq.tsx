import { createFileRoute } from '@tanstack/react-router'
import { faqQueries } from '@/entities/faq/queries'
import { FaqPage } from '@/pages/faq/FaqPage'
import { storedLocale } from '@/shared/i18n/locale'

type FaqSearch = {
  /** Only this category; all when left out. */
  category?: string
  /** The question that is open and in sight. */
  question?: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const Route = createFileRoute('/_authed/faq')({
  validateSearch: ({ category, question }): FaqSearch => ({
    category: text(category),
    question: text(question),
  }),
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ({ context: { queryClient }, deps: { lang } }) => {
    void queryClient.prefetchQuery(faqQueries.all(lang ?? storedLocale()))
  },
  component: FaqPage,
})
