export {
  ingredientUnits,
  longestTitle,
  type Meal,
  mealPhotoBucket,
  mealSchema,
  mostCalories,
  mostGrams,
  type MealType,
  mealTypes,
} from './model/meal'
export { groupByDay, suggestMeals, sumMeals } from './model/meal-days'
export { mealTypeTexts, unitTexts } from './model/meal-texts'
export {
  emptyIngredient,
  type IngredientFields,
  ingredientsField,
  mostIngredients,
  rowPath,
} from './model/ingredients'
