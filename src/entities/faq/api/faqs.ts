import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Faq, faqSchema } from '../model/faq'

/**
 * All questions of one language, by category (spec section 7).
 * @param language en or ru
 * @throws AppError
 */
export async function listFaqs(language: string, signal?: AbortSignal): Promise<Faq[]> {
  const rows: unknown = await run(
    db().from('faqs').select('*').eq('language', language).order('category').order('position'),
    signal,
  )
  return z.array(faqSchema).parse(rows)
}
