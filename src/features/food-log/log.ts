import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UseFormReturn } from 'react-hook-form'
import { ingredientsField } from '@/entities/meal/ingredients'
import { longestTitle, type Meal, mealTypes, mostCalories, mostGrams } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { mealStore } from '@/entities/meal/store'
import { moods, moodText } from '@/entities/mood/mood'
import { logProblems } from '@/shared/i18n/log-problems'
import type { ContentOf } from '@/shared/log/content'
import type { LogDraft } from '@/shared/log/drafts'
import {
  choice,
  dateField,
  notesField,
  numberOrZero,
  optionalChoice,
  photoField,
  textField,
} from '@/shared/log/field'
import { defineLog, type TypedOf } from '@/shared/log/kind'

const grams = { max: mostGrams, digits: 1 }

export const mealLog = defineLog({
  store: mealStore,
  form: 'food-log',
  fields: {
    date: dateField,
    meal_type: choice(msg`Meal type`, mealTypes, mealTypeTexts),
    title: textField(msg`Title`, longestTitle, { required: 'titleRequired', tooLong: 'titleLong' }),
    calories: numberOrZero(msg`Calories, kcal`, { max: mostCalories, digits: 1 }),
    protein_grams: numberOrZero(msg`Protein, g`, grams),
    carbs_grams: numberOrZero(msg`Carbs, g`, grams),
    fat_grams: numberOrZero(msg`Fat, g`, grams),
    mood_before_eating: optionalChoice(msg`Mood before eating`, moods, moodText),
    mood_after_eating: optionalChoice(msg`Mood after eating`, moods, moodText),
    image_url: photoField,
    ingredients: ingredientsField,
    notes: notesField,
  },
  problems: {
    ...logProblems,
    titleRequired: msg`Enter a title`,
    titleLong: msg`A title has at most 200 characters`,
    tooLarge: msg`This is too much for one meal. Check the number`,
    tooManyIngredients: msg`A meal has at most 50 ingredients`,
    ingredientNameRequired: msg`Name the ingredient, or remove it`,
    ingredientNameLong: msg`At most 120 characters`,
    quantityRequired: msg`How much of it?`,
    'quantity.notNumber': logProblems.notNumber,
    'quantity.ambiguous': logProblems.ambiguous,
    'quantity.negative': msg`Enter more than 0`,
    'quantity.tooFine': msg`At most two digits after the decimal sign`,
    'quantity.tooLarge': msg`At most 100000`,
  } satisfies Record<string, MessageDescriptor>,
  texts: {
    saved: msg`Meal saved`,
    deleted: msg`Meal deleted`,
    discarded: msg`Meal discarded`,
    putAside: msg`Your unsaved meal was put aside`,
    saveFailed: msg`Failed to save meal. Please try again.`,
    deleteFailed: msg`Failed to delete meal. Please try again.`,
    notBroughtBack: msg`The meal could not be brought back. Check your connection and try again.`,
    newEntry: msg`New meal`,
    editEntry: msg`Edit meal`,
    changedElsewhere: msg`This meal was changed elsewhere`,
    restored: msg`Your unsaved meal is back.`,
    otherDay: (day) => msg`This meal will be saved on ${day}.`,
    notSaved: msg`Your meal is not saved yet. It stays on this device, and you find it here when you come back.`,
  },
})

/** What the form holds: numbers as they were typed. */
export type MealTyped = TypedOf<typeof mealLog>
/** What is saved: energy in kcal, the rest in grams; `image_url` is a key of the bucket food-images. */
export type MealContent = ContentOf<Meal>
export type MealDraft = LogDraft<Meal, MealTyped>
export type MealFormControls = UseFormReturn<MealTyped, unknown, MealContent>
