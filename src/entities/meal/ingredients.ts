import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { asTyped, hintCode, readAmount } from '@/shared/lib/amount'
import { cleanText } from '@/shared/lib/clean-text'
import { type LogField, nothing } from '@/shared/log/field'
import { type Ingredient, ingredientUnits } from './meal'
import { unitTexts } from './meal-texts'

export const mostIngredients = 50
const longestName = 120
const quantityRule = { max: 100_000, digits: 2 }

const rowFields = z.object({ name: z.string(), quantity: z.string(), unit: z.enum(ingredientUnits) })
export type IngredientFields = z.input<typeof rowFields>

/** Where a field of a row stands in the form. */
export const rowPath = <F extends keyof IngredientFields>(index: number, field: F) =>
  `ingredients.${index}.${field}` as const

export const emptyIngredient: IngredientFields = { name: '', quantity: '', unit: 'grams' }

/** A row in which nothing was typed: it is neither saved nor told. */
export const isBlankRow = ({ name, quantity }: IngredientFields): boolean =>
  name.trim() === '' && quantity.trim() === ''

type RowProblem = { field: 'name' | 'quantity'; message: string }

function nameProblem(name: string): string | undefined {
  if (name === '') return 'ingredientNameRequired'
  return Array.from(name).length > longestName ? 'ingredientNameLong' : undefined
}

function readRow(row: IngredientFields): Ingredient | RowProblem {
  const name = cleanText(row.name)
  const wrongName = nameProblem(name)
  if (wrongName) return { field: 'name', message: wrongName }
  const quantity = readAmount(row.quantity, quantityRule)
  if (quantity === undefined) return { field: 'quantity', message: 'quantityRequired' }
  if (typeof quantity === 'string')
    return { field: 'quantity', message: `quantity.${hintCode(quantity, row.quantity, quantityRule)}` }
  if (quantity === 0) return { field: 'quantity', message: 'quantity.negative' }
  return { name, quantity, unit: row.unit }
}

/**
 * The ingredients worth saving: a name, a quantity above 0 and a unit. A row that is only half filled is told at its field, so
 * that nothing typed is lost; a blank one is left out.
 */
const readRows = z.pipe(
  z.array(rowFields).check(z.maxLength(mostIngredients, 'tooManyIngredients')),
  z.transform((rows, context) => {
    const read = rows.map((row) => (isBlankRow(row) ? undefined : readRow(row)))
    for (const [index, row] of read.entries())
      if (row && 'field' in row)
        context.issues.push({
          code: 'custom',
          message: row.message,
          input: rows[index],
          path: [index, row.field],
        })
    return read.filter((row): row is Ingredient => row !== undefined && 'name' in row)
  }),
)

export const ingredientsField: LogField<Ingredient[], IngredientFields[]> = {
  label: msg`Ingredients`,
  read: readRows,
  typed: z.array(rowFields),
  empty: [],
  show: (rows, locale) =>
    rows.map(({ name, quantity, unit }) => ({ name, quantity: asTyped(quantity, locale), unit })),
  words: (rows, { i18n, format }) =>
    rows
      .map(({ name, quantity, unit }) => `${name}: ${format.number(quantity, 2)} ${i18n._(unitTexts[unit])}`)
      .join('\n') || nothing,
  isFilled: (rows) => rows.some((row) => !isBlankRow(row)),
}
