import type { DirectorySearch, SearchBy } from '@/entities/nutritionist/nutritionists'
import { cleanText } from '@/shared/lib/clean-text'

/** The search and the filters of the directory as the address carries them: back, reload and a shared link keep them. */
export type DirectoryAddress = {
  by?: SearchBy
  q?: string
  expertise?: string
  language?: string
  minYears?: number
  maxYears?: number
  minRate?: number
  maxRate?: number
}

const numberFilters = ['minYears', 'maxYears', 'minRate', 'maxRate'] as const
export type NumberFilter = (typeof numberFilters)[number]

/** The largest that the columns hold. */
const most: Record<NumberFilter, number> = { minYears: 80, maxYears: 80, minRate: 100_000, maxRate: 100_000 }
const longestText = 120

/** The address as somebody may have typed it; read where it is used, since the rules would load with the login. */
export type TypedAddress = { [name in keyof DirectoryAddress]?: unknown }

/** Reads an address, as somebody may have typed it: what makes no sense is left out. */
export function readDirectoryAddress(search: TypedAddress): DirectoryAddress {
  const number = (name: NumberFilter) => numberOf(search[name], name)
  return {
    by: search.by === 'id' ? 'id' : undefined,
    q: textOf(search.q),
    expertise: textOf(search.expertise),
    language: textOf(search.language),
    minYears: number('minYears'),
    maxYears: number('maxYears'),
    minRate: number('minRate'),
    maxRate: number('maxRate'),
  }
}

/** The router reads `q=12` as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? cleanText(String(value).slice(0, longestText)) || undefined
    : undefined

const numberOf = (value: unknown, name: NumberFilter): number | undefined =>
  typeof value === 'number' && problemOfNumber(value, name) === undefined ? value : undefined

/** What the directory is asked for. */
export function toDirectorySearch({ by, q, ...address }: DirectoryAddress): DirectorySearch {
  const typed = cleanText(q ?? '') || undefined
  const { expertise, language, minYears, maxYears, minRate, maxRate } = address
  const filters = { expertise, language, minYears, maxYears, minRate, maxRate }
  return by === 'id' ? { reference: typed, ...filters } : { text: typed, ...filters }
}

/** Years are whole. */
export const isOfYears = (name: NumberFilter): boolean => name.endsWith('Years')

/** @returns why the number cannot be used; undefined where it can */
export function problemOfNumber(
  value: number,
  name: NumberFilter,
): 'negative' | 'tooLarge' | 'notWhole' | undefined {
  if (value < 0) return 'negative'
  if (value > most[name]) return 'tooLarge'
  if (isOfYears(name) && !Number.isInteger(value)) return 'notWhole'
  return undefined
}

/** How many filters are set; the search is none. */
export const countFilters = (address: DirectoryAddress): number =>
  Object.keys(clearedFilters).filter((name) => address[name as keyof typeof clearedFilters] !== undefined)
    .length

/** The change that takes every filter away. */
export const clearedFilters = {
  expertise: undefined,
  language: undefined,
  minYears: undefined,
  maxYears: undefined,
  minRate: undefined,
  maxRate: undefined,
} satisfies Partial<DirectoryAddress>

/** The change that shows everyone. */
export const clearedAll = { ...clearedFilters, q: undefined } satisfies Partial<DirectoryAddress>
