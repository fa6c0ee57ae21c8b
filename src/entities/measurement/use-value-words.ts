import { useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import type { Measurement } from './measurement'

/** A figure and its unit stay on one line. */
const bound = (text: string) => text.replaceAll(' ', '\u00a0')

/** Writes measured values in the reader's language. */
export function useValueWords() {
  const { t } = useLingui()
  const { number } = useFormat()
  const kg = (weight: number) => {
    const figure = number(weight, 1)
    return bound(t`${figure} kg`)
  }
  const cm = (waist: number) => {
    const figure = number(waist, 1)
    return bound(t`${figure} cm`)
  }
  return {
    kg,
    cm,
    /** What was measured, for a line: '79.5 kg, 84 cm'. */
    both: ({ weight, waist }: Pick<Measurement, 'weight' | 'waist'>): string =>
      [weight === null ? [] : kg(weight), waist === null ? [] : cm(waist)].flat().join(', '),
  }
}
