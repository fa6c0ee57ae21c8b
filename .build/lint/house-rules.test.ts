import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import house from './house-rules.js'

const linter = new Linter()
const rules = { 'house/keys-in-queries': 'error', 'house/no-passing-index': 'error' } as const

/** The rules that some code breaks, by their names. */
const broken = (filename: string, code: string) =>
  linter
    .verify(code, { files: ['**/*.ts', '**/*.tsx'], plugins: { house }, rules }, { filename })
    .map(({ ruleId, message }) => ruleId ?? message)

test.each([
  `useQuery({ queryKey: ['meals', userId], queryFn })`,
  `useQuery({ queryKey: [...mealKeys.ofUser(userId), 'found'], queryFn })`,
  `client.invalidateQueries({ queryKey: ['meals'] })`,
  `client.getQueriesData({ queryKey: [table, owner] })`,
  `client.getQueryData(['meals'])`,
  `client.setQueryData([...mealKeys.all, day], meals)`,
  `const queryKey = ['meals']`,
])('a key is built in queries.ts alone: %s', (code) => {
  expect(broken('src/features/meals/use-meals.ts', code)).toEqual(['house/keys-in-queries'])
  expect(broken('src/entities/meal/queries.ts', code)).toEqual([])
  expect(broken('src/shared/api/storage-queries.ts', code)).toEqual([])
})

test.each([
  `client.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })`,
  `client.setQueryData(mealQueries.day(userId, day).queryKey, [])`,
  `const { queryKey: [table] } = query`,
])('a key that queries.ts has built is used anywhere: %s', (code) => {
  expect(broken('src/features/meals/use-meals.ts', code)).toEqual([])
})

test.each([
  `export * from './meal'`,
  `export { Meal } from './meal'`,
  `import { Meal } from './meal'; export { Meal }`,
  `import Meal from './meal'; export default Meal`,
])('an index that only passes on is none: %s', (code) => {
  expect(broken('src/entities/meal/index.ts', code)).toEqual(['house/no-passing-index'])
  expect(broken('src/entities/meal/meal.ts', code)).toEqual([])
})

test('an index with something of its own is one', () => {
  expect(
    broken('src/app/routes/index.tsx', `import { Page } from './page'; export const Route = open(Page)`),
  ).toEqual([])
})
