import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type IngredientFields, ingredientsField } from '@/entities/meal/ingredients'
import { clientProfileSchema } from '@/features/client-profile/model/client-profile-form'
import { exerciseLog } from '@/features/exercise-log/exercise-log'
import { sleepLog } from '@/features/exercise-log/sleep-log'
import { mealLog } from '@/features/food-log/log'
import { measurementLog } from '@/features/measurements/log'
import { profileFormSchema } from '@/features/professional-profile/model/profile-form'
import { targetFormSchema } from '@/features/targets/model/target-form'
import { locales } from '@/shared/i18n/languages'
import { asTyped, readHintCode } from '@/shared/lib/amount'

type Reader = z.ZodMiniType<unknown, string>

const quantity: Reader = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string): IngredientFields[] => [{ name: 'Rice', quantity: text, unit: 'grams' }]),
    z.pipe(
      ingredientsField.read,
      z.transform((rows) => rows[0]?.quantity),
    ),
  ),
)

/** Every number that is typed into a form. */
const fields: Record<string, Reader> = {
  calories: mealLog.fields.calories.read,
  protein: mealLog.fields.protein_grams.read,
  quantity,
  minutes: exerciseLog.fields.duration.read,
  burned: exerciseLog.fields.calories_burned.read,
  hours: sleepLog.fields.hours.read,
  weight: measurementLog.fields.weight.read,
  waist: measurementLog.fields.waist.read,
  'target weight': targetFormSchema.shape.target_weight,
  'target waist': targetFormSchema.shape.target_waist,
  'target calories': targetFormSchema.shape.target_daily_calories,
  'target burned': targetFormSchema.shape.target_daily_calories_burned,
  'target minutes': targetFormSchema.shape.target_weekly_exercise_minutes,
  age: clientProfileSchema.shape.age,
  years: profileFormSchema.shape.years,
  rate: profileFormSchema.shape.rate,
}

const digits = fc.integer({ min: 0, max: 99_999 }).map(String)
const group = fc.integer({ min: 0, max: 999 }).map((part) => String(part).padStart(3, '0'))
const typed = fc.oneof(
  fc.string(),
  fc.tuple(digits, fc.constantFrom('.', ',', ' ', '..'), digits).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('', '-'), digits, fc.constantFrom('.', ','), group).map((parts) => parts.join('')),
)

test.each(Object.entries(fields))('%s: what a hint proposes is taken, in every language', (_name, field) => {
  fc.assert(
    fc.property(typed, (text) => {
      const code = field.safeParse(text).error?.issues[0]?.message
      if (code === undefined) return
      const { name, proposed } = readHintCode(code)
      if (/ambiguous|notNumber/.test(name)) expect(proposed).not.toEqual([])
      for (const number of proposed)
        for (const locale of locales) expect(field.safeParse(asTyped(number, locale)).data).toBe(number)
    }),
    { numRuns: 500 },
  )
})

test.each(['minutes', 'target calories', 'target burned', 'target minutes', 'age', 'years'])(
  '%s are whole: a sign among the digits parts thousands, in every language',
  (name) => {
    for (const text of ['1,400', '1.400', '1 400', '1400'])
      expect(fields[name]!.safeParse(text), text).toMatchObject(
        name === 'age' || name === 'years'
          ? { error: { issues: [{ message: `${name}.tooLarge` }] } }
          : { data: 1400 },
      )
  },
)
