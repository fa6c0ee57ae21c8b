import type { Lang } from './fixtures.ts'

type Case = {
  status?: number
  /** The content of the completion: an estimate, or text that is none. */
  says?: string | ((lang: Lang) => object)
  isSilent?: boolean
}

export const soup = {
  food: { en: 'Lentil soup', ru: 'Чечевичный суп' },
  calories: 320,
  protein_g: 18.4,
  carbs_g: 45,
  fat_g: 6.5,
}
const estimate =
  (change: object = {}) =>
  (lang: Lang) => ({ ...soup, food: soup.food[lang], confidence: 0.82, ...change })

/** What the vision service does, each by its name. */
const visionCases = {
  good: { says: estimate() },
  'a missing field': { says: estimate({ fat_g: undefined }) },
  'strings for numbers': { says: estimate({ calories: '320 kcal', fat_g: '6,5 g', confidence: '0.6' }) },
  'negative numbers': { says: estimate({ calories: -5, confidence: -1 }) },
  '1e9, and a confidence of 7': { says: estimate({ calories: 1e9, confidence: 7 }) },
  'HTML with status 502': { status: 502, says: '<h1>Bad gateway</h1>' },
  silence: { isSilent: true },
  'status 400': { status: 400, says: '{}' },
  'a wrong key': { status: 401, says: '{}' },
  'no food': { says: estimate({ food: '' }) },
} satisfies Record<string, Case>
export type VisionCase = keyof typeof visionCases

const names = Object.keys(visionCases) as VisionCase[]
const firstHeight = 100

/** Height in pixels of a photo about which the vision service does this. */
export const heightOf = (name: VisionCase): number => firstHeight + names.indexOf(name)

export function visionCaseOf(height: number): Case {
  const name = names[height - firstHeight]
  return name ? visionCases[name] : visionCases.good
}
