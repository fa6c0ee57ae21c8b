export { findMeal } from './api/meals'
export {
  type Ingredient,
  ingredientUnits,
  type Meal,
  mealPhotoBucket,
  mealSchema,
  type MealType,
  mealTypes,
} from './model/meal'
export { groupByDay, suggestMeals, sumMeals } from './model/meal-days'
export { mealTypeTexts, unitTexts } from './model/meal-texts'
