import { useLingui } from '@lingui/react'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { clientQueries } from '@/entities/client/queries'
import { faqQueries } from '@/entities/faq/queries'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { cleanText } from '@/shared/lib/clean-text'
import { bestMatches, type Result } from '../model/result'
import { searchQueries } from '../queries'

/** A screen of the menu, under its name in the language on screen. */
export type Screen = { to: string; name: string }

const pauseMs = 200
/** Fewer letters are in almost every name. */
const fewestLetters = 2

/** What the app holds for what was typed: kinds in the order in which they are most often meant. */
export function useResults(user: SessionUser, typed: string, screens: readonly Screen[]) {
  const { i18n } = useLingui()
  const format = useFormat()
  const text = cleanText(typed)
  const [settled] = useDebouncedValue(text, pauseMs)
  const isClient = user.role === 'client'
  const isLong = text.length >= fewestLetters
  const isAsked = isLong && settled.length >= fewestLetters
  const faqs = useQuery({ ...faqQueries.all(i18n.locale), enabled: isLong })
  const clients = useQuery({ ...clientQueries.overview(user.id), enabled: isLong && !isClient })
  const meals = useQuery({ ...searchQueries.meals(user.id, settled), enabled: isAsked && isClient })
  const nutritionists = useQuery({
    ...nutritionistQueries.suggested(settled),
    enabled: isAsked && isClient,
  })
  const reads = [faqs, clients, meals, nutritionists]

  const found: Result[] = [
    ...screensFor(screens, text).map(screenResult),
    ...bestMatches(clients.data ?? [], text, ({ name, email }) => `${name} ${email}`).map(
      ({ client_id: id, name, email }): Result => ({
        kind: 'client',
        key: id,
        title: name,
        detail: email,
        target: { to: '/clients/$id', params: { id } },
      }),
    ),
    ...bestMatches(meals.data ?? [], text, ({ title }) => title).map(({ id, title, date }): Result => ({
      kind: 'meal',
      key: id,
      title,
      detail: format.day(date, 'full'),
      target: { to: '/food-log', search: { day: date } },
    })),
    ...bestMatches(nutritionists.data ?? [], text, ({ name, email }) => `${name} ${email}`).map(
      ({ id, name, email }): Result => ({
        kind: 'nutritionist',
        key: id,
        title: name,
        detail: email,
        target: { to: '/nutritionists', search: { q: name } },
      }),
    ),
    ...bestMatches(faqs.data ?? [], text, ({ question, answer }) => `${question} ${answer}`).map(
      ({ id, question }): Result => ({
        kind: 'question',
        key: id,
        title: question,
        target: { to: '/faq', search: { question: id } },
      }),
    ),
  ]
  return {
    found,
    isSearching: (isLong && text !== settled) || reads.some(({ isFetching }) => isFetching),
    /** A part of the search got no answer. */
    hasFailed: isLong && reads.some(({ isError }) => isError),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}

const screensFor = (screens: readonly Screen[], text: string): readonly Screen[] =>
  text === '' ? screens : bestMatches(screens, text, ({ name }) => name)

const screenResult = ({ to, name }: Screen): Result => ({
  kind: 'screen',
  key: to,
  title: name,
  target: { to },
})
