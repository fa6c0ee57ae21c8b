import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { defaultLocale } from '@/shared/i18n/languages'
import { type Faq, faqSchema } from '../faq'

/**
 * All questions of one language, by category; those of the default language where nobody has written any in this one.
 * @param language its code
 * @throws AppError
 */
export async function listFaqs(language: string, signal?: AbortSignal): Promise<Faq[]> {
  const faqs = await readFaqs(language, signal)
  return faqs.length > 0 || language === defaultLocale ? faqs : readFaqs(defaultLocale, signal)
}

async function readFaqs(language: string, signal: AbortSignal | undefined): Promise<Faq[]> {
  const rows: unknown = await run(
    db().from('faqs').select('*').eq('language', language).order('category').order('position'),
    signal,
  )
  return z.array(faqSchema).parse(rows)
}
