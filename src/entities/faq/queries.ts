import { queryOptions } from '@tanstack/react-query'
import { listFaqs } from './api/faqs'

const hourMs = 3_600_000

export const faqQueries = {
  /** All questions of a language; they change with releases, not by the minute. */
  all: (language: string) =>
    queryOptions({
      queryKey: ['faqs', { language }] as const,
      queryFn: ({ signal }) => listFaqs(language, signal),
      staleTime: hourMs,
    }),
}
