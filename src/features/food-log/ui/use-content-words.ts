import { useLingui } from '@lingui/react/macro'
import { mealTypeTexts, unitTexts } from '@/entities/meal'
import { type Mood, moodText } from '@/entities/mood'
import { useFormat } from '@/shared/i18n/format'
import type { MealContent } from '../model/meal-form'

type Key = keyof MealContent

/** A meal's fields and their values in the reader's language, for comparing two versions. */
export function useContentWords() {
  const { t, i18n } = useLingui()
  const { number, day } = useFormat()
  const labels: Record<Key, string> = {
    date: t`Day`,
    mealType: t`Meal type`,
    title: t`Title`,
    calories: t`Calories, kcal`,
    proteinGrams: t`Protein, g`,
    carbsGrams: t`Carbs, g`,
    fatGrams: t`Fat, g`,
    moodBefore: t`Mood before eating`,
    moodAfter: t`Mood after eating`,
    photo: t`Photo`,
    ingredients: t`Ingredients`,
    notes: t`Notes`,
  }
  const nothing = '–'
  const moodWords = (mood: Mood | null) => (mood ? i18n._(moodText[mood]) : nothing)
  const values: { [K in Key]: (value: MealContent[K]) => string } = {
    date: (date) => day(date, 'full'),
    mealType: (mealType) => i18n._(mealTypeTexts[mealType]),
    title: String,
    calories: (amount) => number(amount, 1),
    proteinGrams: (amount) => number(amount, 1),
    carbsGrams: (amount) => number(amount, 1),
    fatGrams: (amount) => number(amount, 1),
    moodBefore: moodWords,
    moodAfter: moodWords,
    photo: (photo) => (photo ? t`A photo` : nothing),
    ingredients: (rows) =>
      rows
        .map(({ name, quantity, unit }) => `${name}: ${number(quantity, 2)} ${i18n._(unitTexts[unit])}`)
        .join('\n') || nothing,
    notes: (notes) => notes || nothing,
  }
  return {
    label: (key: Key) => labels[key],
    value: <K extends Key>(content: MealContent, key: K) => values[key](content[key]),
  }
}
