import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Exercise } from '@/entities/exercise/exercise'
import { exerciseTypeText, suggestedExerciseTypes } from '@/entities/exercise/exercise-type'
import type { ContentOf } from '@/shared/log/content'
import type { ExerciseTyped } from '../exercise-log'

/** Keeps a suggested type a suggested one: what stands in the field goes along when the language of the screen changes. */
export function useTypeInLanguage({
  getValues,
  setValue,
}: UseFormReturn<ExerciseTyped, unknown, ContentOf<Exercise>>): void {
  const { i18n } = useLingui()
  const { locale } = i18n
  const before = useRef<Record<string, string>>({})
  useEffect(() => {
    const key = before.current[getValues('type').trim().toLocaleLowerCase()]
    if (key) setValue('type', exerciseTypeText(i18n, key))
    before.current = Object.fromEntries(
      suggestedExerciseTypes.map((type) => [exerciseTypeText(i18n, type).toLocaleLowerCase(), type]),
    )
  }, [i18n, locale, getValues, setValue])
}
